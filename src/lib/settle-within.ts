/**
 * Waits for `work`, but no longer than `timeoutMs` milliseconds. Never rejects: resolves with the result, or with
 * undefined when the work failed or is not done in time. The work itself goes on.
 */
export async function settleWithin<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  const done = work.catch(() => undefined);
  const first = await Promise.race([done, late]);
  clearTimeout(timer);
  return first;
}
