/**
 * Every demo player goes through all payment methods, bonuses, games and tables, as the wire describes them: what is not said to
 * be closed is accepted. A refusal that could have been known before the form fails the test.
 */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bonusClaim, bonusListAvailable } from "../src/contract/bonus.ts";
import { casinoGamesList } from "../src/contract/casino.ts";
import type { CashDirection, CashField, SingleCashMethod } from "../src/contract/cash-method.ts";
import type { AnyCall, RequestOf } from "../src/contract/declaration.ts";
import { envoyGetDepositAmounts } from "../src/contract/envoy.ts";
import {
  financeListCashMethods,
  financeListCashMethodsNew,
  financeSaveBankTransfer,
  financeSaveCepBankTransfer,
} from "../src/contract/finance.ts";
import { financeListBankAccounts, financeListBanks } from "../src/contract/finance-banks.ts";
import { casinoInitGame, livecasinoInitGame } from "../src/contract/game-players.ts";
import { limitPeriods } from "../src/contract/limit-items.ts";
import { limitsGet } from "../src/contract/limits.ts";
import { livecasinoGameTableList } from "../src/contract/livecasino.ts";
import { prepayProcessTransaction } from "../src/contract/prepay.ts";
import type { SessionKeys } from "../src/contract/system.ts";
import { virtualgamesInitGame } from "../src/contract/virtualgames.ts";
import { compareMoney } from "../src/lib/money.ts";
import { decideRequest } from "../operator/money/decide-request.ts";
import { demoSeed } from "./demo-data.ts";
import { demoPlayers } from "./players.ts";
import { databases } from "../operator/testing/databases.ts";
import { testSeed } from "../operator/testing/seed.ts";
import { isWholeRun } from "../tests/tier.ts";
import { openTestSite, type TestSite } from "../operator/testing/site.ts";

/** Asks for a proof of who the player is. The same request is accepted afterwards, so it is no refusal. */
const proofCode = 428;
const virtualGames = [
  "betframe",
  "bingo",
  "sound-bingo",
  "golden-race",
  "betongames",
  "football-3d",
  "zeplin",
  "spaceman",
];

/** Log-in refuses the others. */
const activePlayers = demoPlayers.filter(({ active }) => active);

/** What happened at every place: `open` ones that were accepted, and those of which the wire says that they are closed. */
interface Walked {
  open: number;
  closed: number;
  readonly refused: string[];
}

describe.each(databases)("the demo's players on $name", (database) => {
  let site: TestSite;
  const walked: Walked = { open: 0, closed: 0, refused: [] };
  beforeAll(async () => {
    // The demo's players, with their money, bonuses and limits. In the gate they walk through few games.
    const seed = isWholeRun ? demoSeed : { ...demoSeed, catalogue: testSeed(24).catalogue };
    site = await openTestSite(database, { seed });
  }, 300_000);
  afterAll(() => site.close());

  /** Makes a call that is said to be possible, and notes whether it was refused. Returns its data if it was not. */
  async function attempt<Call extends AnyCall>(
    place: string,
    call: Call,
    data: RequestOf<Call>,
    as: SessionKeys,
  ): Promise<unknown> {
    const { result, code, message, data: answer } = await site.ask(call, data, { as });
    if (result || code === proofCode) walked.open += 1;
    else walked.refused.push(`${place}: ${message}`);
    return result ? answer : undefined;
  }

  async function throughMethods(name: string, as: SessionKeys, Type: CashDirection): Promise<void> {
    const { methods_list: methods } = await site.succeed(financeListCashMethodsNew, { Type }, { as });
    for (const method of methods.flatMap((each) => (each.type === "group" ? each.methods : [each]))) {
      if (method.disabled) {
        walked.closed += 1;
        continue;
      }
      const data = await filledForm(method, Type, as);
      if (!data) {
        walked.closed += 1;
        continue;
      }
      const place = `${name}, ${Type === 1 ? "deposit" : "withdrawal"} by ${method.name}`;
      const call = callFor(method, Type);
      const answer = await attempt(
        place,
        call,
        (call === prepayProcessTransaction ? { ...data, Type } : data) as never,
        as,
      );
      // Undecided requests would stand in the way of the next ones, which the next list would say.
      const id = (answer as { transactionID?: string } | undefined)?.transactionID;
      if (id !== undefined) await decideRequest(site.db, id, { verdict: "cancel" }, site.clock.now);
    }
  }

  /** Fills in the smallest amount, and each field as its declaration asks. Undefined if the player has nothing to choose. */
  async function filledForm({ id: methodID, min }: SingleCashMethod, Type: CashDirection, as: SessionKeys) {
    const [form] = await site.succeed(financeListCashMethods, { Type, methodID }, { as });
    const data: Record<string, string> = { methodID, amount: min };
    for (const field of form?.fields ?? []) {
      if (!field.required || ["amount", "info", "copy"].includes(field.type)) continue;
      const value = await valueFor(field, as);
      // The form says that an account has to be added first.
      if (value === undefined) return undefined;
      data[field.name] = value;
    }
    if (data["bankcode"] !== undefined) {
      const { amounts } = await site.succeed(envoyGetDepositAmounts, { bankcode: data["bankcode"] }, { as });
      data["amount"] = amounts.find((amount) => compareMoney(amount, min) >= 0) ?? min;
    }
    return data;
  }

  async function valueFor(field: CashField, as: SessionKeys): Promise<string | undefined> {
    switch (field.type) {
      case "bank": {
        const banks = await site.succeed(financeListBanks, { typeID: "1" }, { as });
        return banks.find(({ accounts }) => (accounts ?? []).length > 0)?.bankID;
      }
      case "bankAccount": {
        const [account] = await site.succeed(financeListBankAccounts, { SiteType: "0", showPrepaid: false }, { as });
        return account?.bankAccountID;
      }
      case "select":
        return field.options?.[0]?.value;
      case "phone":
        return "+905000000021";
      case "nationalId":
        return "10000000214";
      case "iban":
        return "TR839990200007781200450121";
      case "time":
        return "12:00";
      case "date":
        return field.min ?? "2030-01-01";
      case "number":
        return field.min ?? "1";
      default:
        return textFor(field);
    }
  }

  async function throughBonuses(name: string, as: SessionKeys): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      // Each claim may change what else can be claimed, and the list says it.
      const available = (await site.succeed(bonusListAvailable, {}, { as })).filter(
        ({ state }) => state === "available",
      );
      walked.closed += available.filter(({ id, claimable }) => claimable === false && !tried.has(id)).length;
      const next = available.find(({ id, claimable }) => claimable !== false && !tried.has(id));
      if (!next) return;
      tried.add(next.id);
      await attempt(`${name}, ${next.title}`, bonusClaim, { id: next.id }, as);
    }
  }

  async function throughGames(name: string, as: SessionKeys): Promise<void> {
    const { loss, used } = await site.succeed(limitsGet, {}, { as });
    const isLimited = limitPeriods.some(
      (period) => loss[period] !== null && compareMoney(used.loss[period] ?? "0", loss[period]) >= 0,
    );
    const games = await allPages((page) => site.succeed(casinoGamesList, page));
    const tables = await allPages((page) => site.succeed(livecasinoGameTableList, page));
    for (const { gameID, hasDemo, name: game } of isWholeRun ? shareOf(games, name) : games) {
      if (isLimited) walked.closed += 1;
      else await attempt(`${name}, ${game}`, casinoInitGame, { gameID }, as);
      if (hasDemo) await attempt(`${name}, demo of ${game}`, casinoInitGame, { gameID, demo: true }, as);
      else walked.closed += 1;
    }
    for (const { tableID, open, name: table } of tables) {
      if (!open || isLimited) walked.closed += 1;
      else await attempt(`${name}, ${table}`, livecasinoInitGame, { tableID, isMobile: true }, as);
    }
    for (const providerID of isLimited ? [] : virtualGames)
      await attempt(`${name}, ${providerID}`, virtualgamesInitGame, { providerID }, as);
  }

  it.each(activePlayers)(
    "$username meets no refusal that was knowable beforehand",
    async ({ username }) => {
      Object.assign(walked, { open: 0, closed: 0 });
      walked.refused.length = 0;
      const as = await site.sessionOf(username);
      for (const direction of [1, 2] as const) await throughMethods(username, as, direction);
      await throughGames(username, as);
      await throughBonuses(username, as);
      expect(walked.refused).toEqual([]);
      expect(walked.open).toBeGreaterThan(50);
      expect(walked.closed).toBeGreaterThan(10);
    },
    isWholeRun ? 600_000 : 60_000,
  );
});

async function allPages<Row>(fetchPage: (page: { limit: number; offset: number }) => Promise<readonly Row[]>) {
  const rows: Row[] = [];
  for (;;) {
    const page = await fetchPage({ limit: 500, offset: rows.length });
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

/** This player's share of the games. Together, the players launch all 12,000 of the demo. */
function shareOf<Row>(rows: readonly Row[], username: string): readonly Row[] {
  const mine = activePlayers.findIndex((player) => player.username === username);
  return rows.filter((_, index) => index % activePlayers.length === mine);
}

function callFor({ transferType }: SingleCashMethod, direction: CashDirection) {
  if (direction === 1 && transferType === "1") return financeSaveBankTransfer;
  if (direction === 1 && transferType === "3") return financeSaveCepBankTransfer;
  return prepayProcessTransaction;
}

/** A text that fits the field's pattern. */
function textFor({ pattern, maxLength = 60 }: CashField): string {
  if (pattern === undefined) return "Deniz Örnek".slice(0, maxLength);
  const fits = new RegExp(`^(?:${pattern})$`, "u");
  if (fits.test("Deniz Örnek")) return "Deniz Örnek";
  const [text = ""] = fc.sample(fc.stringMatching(fits), { numRuns: 1, seed: 1 });
  return text;
}
