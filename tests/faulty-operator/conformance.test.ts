/** The kit against the reference operator, as it is and with one fault after another. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { allChecks } from "../../conformance/checks/all.ts";
import { runKit } from "../../conformance/run-kit.ts";
import { misfitOf } from "../../scripts/openapi/testing/published.ts";
import { cashDirections } from "../../src/contract/cash-method.ts";
import { pendingRequests } from "../../operator/money/cash-requests.ts";
import { decideRequest } from "../../operator/money/decide-request.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { startTestOperator } from "../../operator/testing/operator.ts";
import { testPassword, testSecret } from "../../operator/testing/players.ts";
import { isWholeRun } from "../tier.ts";
import { faults } from "./faults.ts";
import { type Fault, type FaultyOperator, startFaultyOperator } from "./proxy.ts";

let operator: RunningOperator;
let faulty: FaultyOperator;
/** The operator and the kit share a clock, so that nothing waits for the next code of an authenticator or the end of a session. */
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
/** Rate limits have run out, and nothing waits to be decided. */
beforeEach(async () => {
  passedMs += 2 * 3_600_000;
  for (const direction of [cashDirections.deposit, cashDirections.withdraw]) {
    for (const { id } of await pendingRequests(operator.db, direction, 100)) {
      await decideRequest(operator.db, id, { verdict: "cancel" }, clock.now());
    }
  }
});

const plain = { name: "sade", password: testPassword };
const withAuthenticator = { name: "kod", password: testPassword, totp: testSecret };

function run(player: typeof plain, write: boolean) {
  return runKit({ api: faulty.origin, site: undefined, player, write, timeoutMs: 4_000, sessionMinutes: 60, clock });
}
const red = ({ results }: Awaited<ReturnType<typeof run>>) =>
  results.filter(({ status }) => status === "failed").map(({ check, came }) => `${check.id}: ${came}`);
const idsOf = ({ results }: Awaited<ReturnType<typeof run>>) =>
  results.filter(({ status }) => status === "failed").map(({ check }) => check.id);

test.each([plain, withAuthenticator])("the reference operator conforms for $name", async (player) => {
  faulty.fault = undefined;
  const report = await run(player, true);
  expect(red(report)).toEqual([]);
});

test("every answer of the reference operator fits contract/openapi.json", async () => {
  const answered = new Set<string>();
  const misfits = new Set<string>();
  const onAnswer: Fault["onAnswer"] = ({ status, text }, { call }) => {
    if (!call || status !== 200) return;
    answered.add(call);
    const misfit = misfitOf(call, JSON.parse(text));
    if (misfit) misfits.add(misfit);
  };
  faulty.fault = { what: "nothing", caughtBy: "nothing", onAnswer };
  await run(plain, true);
  expect([...misfits]).toEqual([]);
  expect(answered.size).toBeGreaterThan(50);
});

/** A run of the kit takes three seconds, so the gate has a few of each kind. `npm run test:all` has all. */
const chosen = isWholeRun ? faults : faults.filter((_, index) => index % 8 === 0);

test("there are at least 40 faults, each for another check", () => {
  expect(new Set(faults.map(({ caughtBy }) => caughtBy)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThanOrEqual(40);
});

test.each(chosen)("$what: $caughtBy", async (fault) => {
  const check = allChecks.find(({ id }) => id === fault.caughtBy);
  const needs = check?.needs ?? [];
  faulty.fault = fault;
  const report = await run(needs.includes("totp") ? withAuthenticator : plain, needs.includes("write"));
  expect(idsOf(report)).toEqual([fault.caughtBy]);
});
