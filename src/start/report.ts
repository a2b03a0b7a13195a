import type { ClientReport } from "../api/wiring.ts";

/** Logs to the console, for engineers, what does not match the contract and what failed in the page. */
export function reportToEngineers(report: ClientReport): void {
  switch (report.kind) {
    case "page-error":
      console.warn("page:", report.error);
      break;
    case "unusable-file":
      console.warn(`${report.source}: ${report.reason}`);
      break;
    case "dropped-items": {
      const places = report.items.map(({ index, issues }) => `[${index}] ${issues[0]?.message ?? "repeated"}`);
      console.warn(`${report.source}: ${report.items.length} items left out: ${places.join("; ")}`);
    }
  }
}
