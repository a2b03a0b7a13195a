/** Ends the current task, so that the browser can paint and respond to input before the code after it runs. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Calls back after the next frame has been painted, when measuring the page is cheap. Returns a cancel function. */
export function afterFrame(callback: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  // Animation frame callbacks run before the paint; a task after them runs after it.
  const frame = requestAnimationFrame(() => (task = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
