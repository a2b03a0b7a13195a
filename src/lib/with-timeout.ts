/**
 * Waits for `work`, but no longer than `timeoutMs`. Resolves with the result, or with undefined when the work failed
 * or took too long. The work itself continues. Never rejects.
 */
export async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  const done = work.catch(() => undefined);
  const first = await Promise.race([done, late]);
  clearTimeout(timer);
  return first;
}
