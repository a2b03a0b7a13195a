import { beforeEach, describe, expect, it } from "vitest";
import { sparingLog } from "./faults.ts";

const minuteMs = 60_000;
let at = 0;
let written: string[];
let log: (line: string) => void;
beforeEach(() => {
  at = 0;
  written = [];
  log = sparingLog(
    (line) => written.push(`${at / minuteMs} ${line}`),
    () => at,
  );
});

/** Logs these lines once a second for this long. */
function everySecond(minutes: number, ...lines: string[]) {
  for (const end = at + minutes * minuteMs; at < end; at += 1000) lines.forEach(log);
}

describe("a sparing log", () => {
  it("writes a repeated line at once, then at growing intervals with a count", () => {
    everySecond(8, "fault");
    expect(written).toEqual([
      "0 fault",
      "1 Repeated 60 more times: fault",
      "3 Repeated 120 more times: fault",
      "7 Repeated 240 more times: fault",
    ]);
  });

  it("repeats at most once an hour", () => {
    everySecond(8 * 60, "fault");
    expect(written.slice(-2).map((line) => Number.parseFloat(line))).toEqual([363, 423]);
  });

  it("counts each line separately, and writes another fault at once", () => {
    everySecond(0.5, "coupon 1: a", "coupon 2: a");
    everySecond(0.5, "coupon 1: b");
    expect(written).toEqual(["0 coupon 1: a", "0 coupon 2: a", "0.5 coupon 1: b"]);
  });

  it("starts again after a line had stopped", () => {
    everySecond(1, "fault");
    at = 5 * minuteMs;
    log("fault");
    expect(written).toEqual(["0 fault", "5 fault"]);
  });
});
