import type { AnyCall } from "../contract/declaration.ts";

/** Deadline for the calls that others wait for: ping, capabilities, maintenance check. Milliseconds. */
export const shortDeadlineMs = 8_000;

/** Deadline for any other read, from sending the request to the last byte of the answer. Milliseconds. */
export const readDeadlineMs = 20_000;

/** How long preparing a call may take before it fails unsent. Milliseconds. */
export const unsentDeadlineMs = 10_000;

/**
 * The deadline for the answer to a call, in milliseconds. A write has none: once it is sent, giving up would only
 * hide its outcome.
 */
export function deadlineMsOf({ class: controller, effect }: AnyCall): number | undefined {
  if (controller === "system" || controller === "maintenance") return shortDeadlineMs;
  return effect === "read" ? readDeadlineMs : undefined;
}

/**
 * Runs `work` for at most `deadlineMs`, or without a limit if that is undefined. The signal passed to `work` is
 * aborted when the time is up or when `outer` is.
 *
 * Rejects as `work` does, with the reason of `outer`, or with a `TimeoutError`. It rejects as soon as the signal is
 * aborted, even if `work` ignores it.
 */
export async function within<Result>(
  deadlineMs: number | undefined,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  // Not AbortSignal.any and AbortSignal.timeout: some supported browsers lack them.
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
