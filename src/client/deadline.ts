import type { AnyCall } from "../contract/declaration.ts";

/** What other calls wait for: the ping, the capabilities, the maintenance check. Milliseconds. */
export const shortDeadlineMs = 8_000;

/** How long any other read may take, from sending it to the last byte of its answer. Milliseconds. */
export const readDeadlineMs = 20_000;

/** How long a call may wait for what it has to carry before it is given up unsent. Milliseconds. */
export const unsentDeadlineMs = 10_000;

/**
 * How many milliseconds the answer to a call may take. A write has no deadline: once it is sent, giving it up would
 * only hide how it ends.
 */
export function deadlineMsOf({ class: controller, effect }: AnyCall): number | undefined {
  if (controller === "system" || controller === "maintenance") return shortDeadlineMs;
  return effect === "read" ? readDeadlineMs : undefined;
}

/**
 * Runs `work` for at most `deadlineMs`, or for as long as it takes without one. `work` gets a signal that is aborted
 * when the time is up, or with `outer`. Rejects as `work` does, with the reason of `outer`, or with a `TimeoutError`,
 * at that moment, also where `work` does not listen to its signal.
 */
export async function within<Result>(
  deadlineMs: number | undefined,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  // AbortSignal.any and AbortSignal.timeout would do it, but not every browser that this site supports has both.
  const follow = () => controller.abort(outer?.reason);
  outer?.addEventListener("abort", follow);
  const giveUp = () => controller.abort(new DOMException("No answer in time", "TimeoutError"));
  const timer = deadlineMs === undefined ? undefined : setTimeout(giveUp, deadlineMs);
  try {
    return await Promise.race([
      work(signal),
      new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
    ]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", follow);
  }
}
