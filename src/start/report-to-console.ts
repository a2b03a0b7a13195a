import type { ClientReport } from "../api/wiring.ts";

/**
 * Reports a problem to engineers. The code loads on demand. If it cannot be loaded, for example offline, the report
 * is dropped.
 */
export function reportToConsole(report: ClientReport): void {
  import("./report.ts").then(
    ({ reportToEngineers }) => reportToEngineers(report),
    () => undefined,
  );
}
