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
