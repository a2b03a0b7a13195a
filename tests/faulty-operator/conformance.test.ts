import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningOperator } from "../../operator/server.ts";
import { startTestOperator } from "../../operator/testing/operator.ts";
import { testPassword, testSecret } from "../../operator/testing/players.ts";
import { runKit } from "../../conformance/run-kit.ts";
import { type FaultyOperator, startFaultyOperator } from "./proxy.ts";

let operator: RunningOperator;
let faulty: FaultyOperator;
/** The operator and the kit share a clock, so that nothing waits for the next code of an authenticator. */
let passedMs = 0;
const clock = {
  now: () => new Date(Date.now() + passedMs),
  wait: async (ms: number) => void (passedMs += ms),
};

beforeAll(async () => {
  operator = await startTestOperator({ now: clock.now });
  faulty = await startFaultyOperator(operator.origin);
});
afterAll(async () => {
  await faulty.close();
  await operator.close();
});

const player = { name: "kod", password: testPassword, totp: testSecret };

async function run(more: object = {}) {
  passedMs += 3_600_000;
  return runKit({ api: faulty.origin, site: undefined, player, write: true, timeoutMs: 4_000, clock, ...more });
}

test("the reference operator conforms", async () => {
  const report = await run();
  console.log(report.ms, report.results.length, report.results.filter(({ status }) => status !== "passed").map(({ check, status, came }) => `${status} ${check.id}: ${came}`).join("\n"));
  expect(report.results.filter(({ status }) => status === "failed")).toEqual([]);
});
