// The commands that run under Node: none yet.
export default undefined;
