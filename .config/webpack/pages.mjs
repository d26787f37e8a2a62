// The pages: none yet.
export default undefined;
