/** One run of the kit, for the command line and for tests. */
import type { Check, Result } from "./check.ts";
import { allChecks } from "./checks/all.ts";
import { runChecks } from "./run-checks.ts";
import { openSite, type SiteOptions } from "./site.ts";
import type { Report } from "./summary.ts";

export interface KitOptions extends SiteOptions {
  /** Only the checks whose id or area contains one of these words. */
  readonly only?: readonly string[];
  readonly onResult?: (result: Result, index: number, total: number) => void;
}

export async function runKit(options: KitOptions): Promise<Report> {
  const site = openSite(options);
  const startedAt = new Date();
  const started = performance.now();
  const { only = [], onResult } = options;
  const isChosen = ({ id, area }: Check) =>
    only.length === 0 || only.some((word) => id.includes(word) || area.includes(word));
  const results = await runChecks(site, { checks: allChecks, isChosen, ...(onResult && { onResult }) });
  return {
    api: await site.apiBase().catch(() => options.api ?? ""),
    site: options.site ?? site.siteOrigin,
    withPlayer: options.player !== undefined,
    withWrites: options.write,
    startedAt,
    ms: performance.now() - started,
    extensions: [...(await site.extensions())],
    results,
    wasStopped: options.stop?.aborted === true,
  };
}
