/** Ends the task that is running: the browser may paint and answer the player before what comes next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Calls back once the frame that is being made is on the screen, when to measure the page costs nothing. Returns how to
 * call it off.
 */
export function afterFrame(callback: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  // The frame is painted after its callbacks.
  const frame = requestAnimationFrame(() => (task = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
