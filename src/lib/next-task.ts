/** Ends the task that is running: the browser may paint and answer the player before what comes next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
