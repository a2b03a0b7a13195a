/** Ends the task that is running: the browser may paint and answer the player before what comes next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Milliseconds: a page that is not looked at has no frames. */
const longestFrame = 200;

/** Resolves once what the document holds by now has been painted. */
export async function nextFrame(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, longestFrame);
  });
  // The frame is painted after its callbacks.
  await nextTask();
}
