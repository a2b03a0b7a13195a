import { vi } from "vitest";

/** Long enough for two busy processors. The time that a step takes is not tested. */
const timeoutMs = 60_000;

/**
 * Asks again until `look` gives something other than undefined, null or false. A failing `look` counts as "not yet",
 * because a page can be replaced while it is asked.
 *
 * @throws Error that names `what` when it never happens.
 */
export function until<Result>(what: string, look: () => Promise<Result | undefined | null | false>): Promise<Result> {
  return vi.waitFor(
    async () => {
      const found = await look().catch((error: unknown) => {
        throw new Error(`waited in vain: ${what}`, { cause: error });
      });
      if (found === undefined || found === null || found === false) throw new Error(`waited in vain: ${what}`);
      return found;
    },
    { timeout: timeoutMs, interval: 100 },
  );
}
