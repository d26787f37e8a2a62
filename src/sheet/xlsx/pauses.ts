const longest = 50;

/** A function to await between the steps of long work: where these have taken a while, the page draws and answers first. */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longest) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
