import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { findAccount } from "../../../operator/identity/accounts.ts";
import { createGameLaunch } from "../../../operator/provider/game-launch.ts";
import type { RunningOperator } from "../../../operator/server.ts";
import { startTestOperator } from "../../../operator/testing/operator.ts";
import type { RoundAnswer } from "./round-types.ts";

let operator: RunningOperator;
beforeAll(async () => {
  operator = await startTestOperator();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => operator.close());

const pauses = new Set([800, 1_600, 3_200]);

/** A slot page whose answers from the provider can be cut off. */
async function openPage() {
  const player = await findAccount(operator.db, "sade");
  const launch = { kind: "slot", reference: "1", playerId: player?.id ?? "", origin: "https://site.example" } as const;
  const { token } = await createGameLaunch(operator.db, { ...launch, now: new Date() });
  const search = `?launch=${token}`;
  await fetch(`${operator.providerOrigin}/game${search}`);
  const line = { isCut: false };
  const { fetch: reach, setTimeout: wait } = globalThis;
  vi.stubGlobal("document", { body: { dataset: { settings: JSON.stringify({ language: "tr" }) } } });
  vi.stubGlobal("location", { search });
  // The page's pauses between attempts.
  vi.stubGlobal("setTimeout", (work: () => void, ms: number, ...more: unknown[]) =>
    wait(work, pauses.has(ms) ? 1 : ms, ...more),
  );
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const response = await reach(new URL(path, operator.providerOrigin), init);
    if (line.isCut) throw new TypeError("Failed to fetch");
    return response;
  });
  vi.resetModules();
  const { heardOf, stakeOn, Refused } = await import("./ask.ts");
  const stake = async (amount: string) =>
    (await stakeOn<RoundAnswer<unknown>>("rounds", { bet: { stake: amount } })).round;
  return { line, stake, heardOf, Refused };
}

test("after a stake without an answer, the next press repeats it and gets the first one's result", async () => {
  const { line, stake, Refused } = await openPage();
  line.isCut = true;
  await expect(stake("2.00")).rejects.toThrow("Failed to fetch");
  line.isCut = false;
  const first = await stake("4.00");
  expect(first.stake).toBe("2.00");
  const second = await stake("4.00");
  expect(second.stake).toBe("4.00");
  // A refusal counts as an answer.
  await expect(stake("0.01")).rejects.toThrow(Refused);
  const third = await stake("6.00");
  expect(new Set([first, second, third].map(({ id }) => id)).size).toBe(3);
  const rounds = await operator.db.selectFrom("game_round").select("stake").orderBy("id").execute();
  expect(rounds.map((round) => round.stake)).toEqual(["2.00", "4.00", "6.00"]);
});

test("after a round's result came in another way, the next stake is a new one", async () => {
  const { line, stake, heardOf } = await openPage();
  line.isCut = true;
  await expect(stake("2.00")).rejects.toThrow("Failed to fetch");
  line.isCut = false;
  const { client_id } = await operator.db
    .selectFrom("game_round")
    .select("client_id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  heardOf("another");
  heardOf(client_id);
  expect(await stake("4.00")).toMatchObject({ stake: "4.00" });
});
