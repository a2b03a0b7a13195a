import { expect, vi } from "vitest";

/**
 * As `expect.poll(read)`, while the page's fake clock passes quickly. For what the page does by itself after a pause,
 * such as trying again. The test must have begun with `vi.useFakeTimers`.
 */
export function pollAsTimePasses<Value>(read: () => Value) {
  const pass = async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    return read();
  };
  // Without a pause between the reads. A real one would make the seconds of the fake clock take seconds.
  return expect.poll(pass, { interval: 1 });
}
