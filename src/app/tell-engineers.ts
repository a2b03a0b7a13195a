import type { ClientReport } from "../client/wiring.ts";

/** Reports what engineers should know. The code for it loads when there is something to tell; it is not missed offline. */
export function tellEngineers(report: ClientReport): void {
  import("./report.ts").then(
    ({ reportToEngineers }) => reportToEngineers(report),
    () => undefined,
  );
}
