/** This operator was written from the contract alone. Without its mistakes it conforms, and with them each of them is found. */
import { afterEach, expect, test, vi } from "vitest";
import { runKit } from "../../conformance/run-kit.ts";
import { misfitOf } from "../../scripts/openapi/testing/published.ts";
import { parseJson } from "../../src/contract/read-answer.ts";
import { otherPassword, otherPlayers } from "./players.ts";
import { type OtherOperator, startOtherOperator } from "./server.ts";

let other: OtherOperator;
afterEach(async () => {
  vi.restoreAllMocks();
  await other.close();
});

async function redChecks(withMistakes: boolean): Promise<readonly string[]> {
  other = await startOtherOperator({}, withMistakes);
  const player = { name: otherPlayers[0]?.username ?? "", password: otherPassword };
  const { results } = await runKit({ api: undefined, site: other.origin, player, write: true, timeoutMs: 10_000 });
  return results
    .filter(({ status }) => status === "failed")
    .map(({ check, came }) => (withMistakes ? check.id : `${check.id}: ${came}`));
}

/** The name of the call in the body of a request. */
function callIn(body: unknown): string | undefined {
  const { api } = (parseJson(String(body)) ?? {}) as { api?: { class: string; method: string } };
  return api && `${api.class}/${api.method}`;
}

test("without its mistakes it conforms", async () => {
  expect(await redChecks(false)).toEqual([]);
});

test("without its mistakes, every answer fits contract/openapi.json", async () => {
  const { fetch } = globalThis;
  const misfits = new Set<string>();
  const answered = new Set<string>();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const response = await fetch(address, init);
    const call = callIn(init?.body);
    if (call === undefined || response.status !== 200) return response;
    answered.add(call);
    const misfit = misfitOf(call, await response.clone().json());
    if (misfit) misfits.add(misfit);
    return response;
  });
  await redChecks(false);
  expect([...misfits]).toEqual([]);
  expect(answered.size).toBeGreaterThan(40);
});

test("its mistakes are found", async () => {
  expect((await redChecks(true)).toSorted()).toEqual([
    "deposit too small",
    "end cmscontroller/getTournaments",
    "history ASC",
    "history dates",
    "limit cmscontroller/getSlider",
    "maintenance agrees",
    "refusal of a form",
    "rows /data/header-menu.json",
    "rows /data/languages.json",
    "rows /data/partners.json",
    "rows casino/category_list",
    "rows casino/games_list",
    "rows cmscontroller/getPromotions",
    "rows cmscontroller/getSlider",
    "rows cmscontroller/getTournaments",
    "rows finance/list_bank_accounts",
    "rows finance/list_cash_methods",
    "rows finance/list_cash_methods_new",
    "rows licenses",
    "rows livecasino/game_table_list",
    "schema /data/investment-methods.json",
    "session other uid",
    "withdrawal and the balance",
    "withdrawal too large",
    "withdrawal too small",
  ]);
});
