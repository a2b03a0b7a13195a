import { expect, vi } from "vitest";

/**
 * As `expect.poll(read)`, while the page's fake clock passes quickly: by `stepMs` before each read. For what the page does
 * by itself after a pause, such as trying again. The test must have begun with `vi.useFakeTimers`.
 *
 * IndexedDB and encryption take real time. A clock that outruns them makes the page give up too early, so larger steps
 * are only for pages that need neither.
 */
export function pollAsTimePasses<Value>(read: () => Value, stepMs = 1_000) {
  const pass = async () => {
    await vi.advanceTimersByTimeAsync(stepMs);
    return read();
  };
  return expect.poll(pass, { interval: 50 });
}
