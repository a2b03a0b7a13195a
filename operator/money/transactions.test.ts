import { type ControlledTransaction, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestOf } from "../../src/contract/declaration.ts";
import {
  financeListCategories,
  financeListSubCategories,
  financeListTransactions,
  financeListTypesFrontend,
} from "../../src/contract/finance-history.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { findMethod } from "./cash-methods.ts";
import { acceptRequest } from "./cash-requests.ts";
import { decideRequest } from "./decide-request.ts";
import type { Database } from "../database/schema.ts";
import { houseAccount, post, walletsOf } from "./ledger.ts";
import { databases } from "../testing/databases.ts";
import { playerIdOf } from "../testing/player-id-of.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { nearerEnd, pageOfTransactions, totalOfTransactions, type TransactionsAsked } from "./transactions.ts";

type Asked = Partial<RequestOf<typeof financeListTransactions>>;

describe.each(databases)("a player's history on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  let playerId: string;
  let otherId: string;
  const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour));

  async function move(
    amount: string,
    day: number,
    history: { category: 1 | 4; subCategory: string; game?: string; ticketNumber?: string },
    hour?: number,
  ) {
    const [wallet] = await walletsOf(site.db, playerId);
    const counter = amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
    const kind = history.category === 4 ? "bonus" : amount.startsWith("-") ? "bet" : "win";
    await post(site.db, {
      kind,
      at: at(day, hour),
      history,
      entries: [
        { accountId: wallet?.id ?? "", amount },
        { accountId: await houseAccount(site.db, "house.games", "TRY"), amount: counter },
      ],
    });
  }

  async function pay(amount: string, day: number, verdict?: "approve" | "cancel") {
    const asked = await findMethod(site.db, "21", 1, "tr");
    const { id } = await acceptRequest(site.db, {
      playerId,
      asked,
      amount,
      filledIn: {},
      now: at(day),
      language: "tr",
    });
    if (verdict) await decideRequest(site.db, id, { verdict }, at(day, 13));
  }

  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
    playerId = await playerIdOf(site.db, "sade");
    ({ id: otherId } = await site.db
      .selectFrom("player")
      .select("id")
      .where("username", "=", "baska")
      .executeTakeFirstOrThrow());
    await move("-10.00", 1, { category: 1, subCategory: "slot", game: "Çini 1", ticketNumber: "500000001" });
    await move("25.00", 1, { category: 1, subCategory: "slot", game: "Çini 1", ticketNumber: "500000001" }, 13);
    await pay("500.00", 2, "approve");
    await pay("750.00", 3, "cancel");
    await move("-40.00", 4, { category: 1, subCategory: "live", game: "Masa" });
    await move("100.00", 5, { category: 4, subCategory: "promotion" });
    // By the operator's clock it is the 7th already.
    await move("-5.00", 6, { category: 1, subCategory: "sport" }, 21);
    await pay("600.00", 8);
  });
  afterAll(() => site.close());

  const rows = async (asked: Asked = {}, language = "tr") =>
    site.succeed(financeListTransactions, { limit: 50, offset: 0, ...asked }, { as, language });
  const amounts = async (asked: Asked) => (await rows(asked)).map(({ amount }) => amount);
  const all = ["600.00", "-5.00", "100.00", "-40.00", "750.00", "500.00", "25.00", "-10.00"];

  it("lists what moved the wallet or waits for a decision, the latest first, with balances", async () => {
    const history = await rows();
    expect(
      history.map(({ amount, transaction_status, balanceAfter }) => [amount, transaction_status, balanceAfter]),
    ).toEqual([
      ["600.00", "1001", undefined],
      ["-5.00", "1002", "1820.50"],
      ["100.00", "1002", "1825.50"],
      ["-40.00", "1002", "1725.50"],
      ["750.00", "1003", undefined],
      ["500.00", "1002", "1765.50"],
      ["25.00", "1002", "1265.50"],
      ["-10.00", "1002", "1240.50"],
    ]);
    expect(history.at(-1)).toEqual({
      id: history.at(-1)?.id,
      createdAt: "2026-03-01T12:00:00.000Z",
      transaction_category_id: "1",
      category: "Bahis ve oyun",
      sub_category: "Slot",
      type: "Bahis",
      amount: "-10.00",
      balanceAfter: "1240.50",
      currency: "TRY",
      transaction_status: "1002",
      game: "Çini 1",
    });
    expect((await rows({}, "en"))[5]).toMatchObject({
      category: "Deposit",
      sub_category: "Bank",
      type: "Deposit",
      method: "Bank transfer / EFT",
    });
  });

  const filters: [Asked, readonly string[]][] = [
    [
      { searchType: "", searchCategory: "", searchID: "", status: "", searchMinAmount: "", startDate: "", endDate: "" },
      all,
    ],
    [{ searchCategory: 2 }, ["600.00", "750.00", "500.00"]],
    [{ searchCategory: "2", status: 1003 }, ["750.00"]],
    [{ searchCategory: "4" }, ["100.00"]],
    [{ searchType: "12" }, ["25.00"]],
    [{ searchType: "11", searchCategory: "2" }, []],
    [{ searchID: "107" }, ["-40.00"]],
    [{ searchID: "201" }, ["600.00", "750.00", "500.00"]],
    [{ searchID: "999" }, []],
    [{ searchCategory: "x" }, []],
    [{ status: "1001" }, ["600.00"]],
    [{ status: "7" }, []],
    [{ status: "x" }, []],
    [{ searchMinAmount: "500", status: "1002" }, ["500.00"]],
    [{ searchMinAmount: "40" }, ["600.00", "100.00", "-40.00", "750.00", "500.00"]],
    [{ startDate: "2026-03-07" }, ["600.00", "-5.00"]],
    [{ endDate: "2026-03-02" }, ["500.00", "25.00", "-10.00"]],
    // The content of a date field while the year is being typed.
    [{ startDate: "0001-01-01", endDate: "9999-12-31" }, all],
    [{ startDate: "2026-03-03", endDate: "2026-03-04" }, ["-40.00", "750.00"]],
    [{ OrderDir: "ASC", concatRequire: 1 }, all.toReversed()],
    [
      { OrderPar: "id", OrderDir: "DESC" },
      ["600.00", "-5.00", "100.00", "-40.00", "750.00", "500.00", "25.00", "-10.00"],
    ],
    [
      { OrderPar: "amount", OrderDir: "ASC" },
      ["-40.00", "-10.00", "-5.00", "25.00", "100.00", "500.00", "600.00", "750.00"],
    ],
  ];
  it.each(filters)("with %j is that part of it", async (asked, expected) => {
    expect(await amounts(asked)).toEqual(expected);
  });

  it("comes in pages, with the true total past its end too", async () => {
    const pages = await Promise.all([0, 3, 6].map((offset) => amounts({ limit: 3, offset })));
    expect(pages.flat()).toEqual(all);
    // Also one by one, in the other direction, and by an order with equal values.
    for (const asked of [
      {},
      { OrderDir: "ASC" },
      { OrderPar: "amount" },
      { OrderPar: "id", OrderDir: "ASC" },
      { searchCategory: "2" },
    ] as const) {
      const whole = await amounts(asked);
      const ones = await Promise.all(whole.map((_, offset) => amounts({ ...asked, limit: 1, offset })));
      expect(ones.flat()).toEqual(whole);
      expect(await amounts({ ...asked, limit: 50, offset: whole.length - 1 })).toEqual(whole.slice(-1));
    }
    const past = await site.ask(financeListTransactions, { limit: 3, offset: 90 }, { as });
    expect(past).toMatchObject({ result: true, data: [], pagination: { limit: 3, offset: 90, total: 8 } });
    const capped = await site.ask(financeListTransactions, { limit: 5000, offset: 0 }, { as });
    expect(capped.pagination).toEqual({ limit: 250, offset: 0, total: 8 });
  });

  it("is nobody else's", async () => {
    const other = await site.succeed(
      financeListTransactions,
      { limit: 50, offset: 0 },
      { as: await site.sessionOf("baska") },
    );
    expect(other).toEqual([]);
  });

  it("is filtered by types and sub-categories that belong to a category", async () => {
    const categories = await site.succeed(financeListCategories, {}, { as });
    expect(categories.map(({ id, name }) => `${id} ${name}`)).toEqual([
      "1 Bahis ve oyun",
      "2 Yatırım",
      "3 Çekim",
      "4 Bonus",
    ]);
    const ids = new Set(categories.map(({ id }) => id));
    for (const call of [financeListTypesFrontend, financeListSubCategories]) {
      const kinds = await site.succeed(call, {}, { as, language: "en" });
      expect(kinds.filter(({ parentId }) => !ids.has(parentId ?? ""))).toEqual([]);
      expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
    }
  });

  describe("of players with much of it", () => {
    let transaction: ControlledTransaction<Database>;

    beforeAll(async () => {
      transaction = await site.db.startTransaction().execute();
      // An eighth of the rows belong to this player, and a quarter of those are deposits.
      await sql`insert into player_transaction (player_id, created_at, category, type, amount, currency, status)
        select case row % 8 when 0 then ${playerId}::bigint else ${otherId}::bigint end,
          ${at(1)}::timestamptz + make_interval(mins => row), case row % 32 when 0 then 2 else 1 end, 'bet',
          -1 - row % 977, 'TRY', case row % 64 when 0 then 1001 else 1003 end
        from generate_series(1, 8000) as row`.execute(transaction);
      await sql`analyze player_transaction`.execute(transaction);
      // With so few rows, PostgreSQL would otherwise scan the table and sort.
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_sort = off`.execute(transaction);
    });
    afterAll(() => transaction.rollback().execute());

    const planOf = async (query: Explainable) => {
      const [
        {
          "QUERY PLAN": [{ Plan }],
        },
      ] = (await query.explain("json")) as [{ "QUERY PLAN": [{ Plan: Planned }] }];
      return Plan;
    };

    const plans: [TransactionsAsked, string][] = [
      [{}, "player_transaction_by_time"],
      [{ status: "1003" }, "player_transaction_by_(time|status)"],
      [{ status: "1001" }, "player_transaction_by_status"],
      [{ searchMinAmount: "500", startDate: "2026-03-01" }, "player_transaction_by_time"],
      [{ searchType: "21" }, "player_transaction_by_category"],
      [{ searchID: "201", OrderDir: "ASC" }, "player_transaction_by_category"],
      [{ OrderDir: "ASC", startDate: "2026-03-01", endDate: "2026-03-09" }, "player_transaction_by_time"],
      [{ searchCategory: "2" }, "player_transaction_by_category"],
      [{ OrderPar: "amount" }, "player_transaction_by_amount"],
      [{ OrderPar: "id" }, "player_transaction_by_id"],
      [{ searchCategory: "2", OrderPar: "amount" }, "player_transaction_by_amount"],
      [
        {
          searchCategory: "1",
          searchType: "11",
          searchID: "101",
          status: "1003",
          searchMinAmount: "5",
          startDate: "2026-03-01",
          OrderPar: "amount",
        },
        "player_transaction_by_amount",
      ],
    ];
    it.each(plans)("asked for with %j, is a range of an index", async (asked, index) => {
      // The first page, and the last, which is read in the opposite direction.
      for (const offset of [0, 950]) {
        const { end, from } = nearerEnd(asked, { limit: 50, offset }, 1_000);
        expect([end === asked, from.offset]).toEqual([offset === 0, 0]);
        const limited = await planOf(pageOfTransactions(transaction, playerId, end, from));
        expect(limited.Plans).toEqual([
          expect.objectContaining({ "Node Type": "Index Scan", "Index Name": expect.stringMatching(index) }),
        ]);
      }
      // A page far down and the total read the player's rows, and nobody else's.
      for (const query of [
        pageOfTransactions(transaction, playerId, asked, { limit: 50, offset: 900 }),
        totalOfTransactions(transaction, playerId, asked),
      ]) {
        const leaves = leavesOf(await planOf(query));
        expect(leaves.map((leaf) => leaf["Node Type"])).toEqual([
          expect.stringMatching(/^(Index|Index Only|Bitmap Index) Scan$/),
        ]);
        expect(leaves[0]?.["Index Cond"]).toContain("player_id");
      }
    });
  });
});

interface Planned {
  readonly "Node Type": string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly Planned[];
}

interface Explainable {
  readonly explain: (format: "json") => Promise<unknown>;
}

/** The steps of a plan that read tables. */
function leavesOf(plan: Planned): readonly Planned[] {
  return plan.Plans ? plan.Plans.flatMap(leavesOf) : [plan];
}
