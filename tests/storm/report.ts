import { faultNames } from "./faults.ts";
import type { Verdict } from "./run-case.ts";
import { targetNames } from "./targets.ts";

/** A table of targets and faults. Each cell says how many visitors' cases passed: `3`, or `1/3` if not all. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const cellOf = (target: string, fault: string) => {
    const ran = verdicts.filter(({ name }) => name.startsWith(`${target}/${fault}/`));
    const passed = ran.filter(({ misses }) => misses.length === 0).length;
    if (ran.length === 0) return "-";
    return passed === ran.length ? String(passed) : `${passed}/${ran.length}`;
  };
  const rows: string[][] = [...targetNames, "operator-down"]
    .filter((target) => verdicts.some(({ name }) => name.startsWith(`${target}/`)))
    .map((target) => [target, ...faultNames.map((fault) => cellOf(target, fault))]);
  return [["", ...faultNames], ...rows]
    .map(([name = "", ...cellTexts]) => name.padEnd(20) + cellTexts.map((text) => text.padStart(12)).join(""))
    .join("\n");
}
