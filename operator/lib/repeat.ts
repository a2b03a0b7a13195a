const everyMs = 1_000;

/**
 * Does `work` every second, one at a time. It must not reject. Returns a function that aborts its signal, stops, and waits for
 * the work under way.
 */
export function repeat(work: (closing: AbortSignal) => Promise<void>): () => Promise<void> {
  const closing = new AbortController();
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= work(closing.signal).finally(() => (underWay = undefined));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    closing.abort();
    await underWay;
  };
}
