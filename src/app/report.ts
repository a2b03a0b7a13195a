import type { ClientReport } from "../client/wiring.ts";

/** Tells engineers, in the console, what the operator sent that does not fit the contract. */
export function reportToEngineers(report: ClientReport): void {
  if (report.kind === "unusable-file") {
    console.warn(`${report.source}: ${report.reason}`);
    return;
  }
  const places = report.items.map(({ index, issues }) => `[${index}] ${issues[0]?.message ?? ""}`);
  console.warn(`${report.source}: ${report.items.length} items left out: ${places.join("; ")}`);
}
