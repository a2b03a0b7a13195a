/** Pages of lists: limits, offsets, ends, totals, empty forms, and the filters of games and tables. */
import { betframeGetCoupons } from "../../src/contract/betframe.ts";
import { casinoCategoryList, casinoGamesList } from "../../src/contract/casino.ts";
import { cmsGetInformation, cmsGetTournaments } from "../../src/contract/cms.ts";
import { cmsGetSlider } from "../../src/contract/cms-sliders.ts";
import { crmListMassMessages } from "../../src/contract/crm.ts";
import { type AnyCall, nameOf } from "../../src/contract/declaration.ts";
import { financeListTransactions, transactionCategories } from "../../src/contract/finance-history.ts";
import { casinoProviderList, livecasinoProviderList } from "../../src/contract/game-players.ts";
import { livecasinoCategoryList, livecasinoGameTableList } from "../../src/contract/livecasino.ts";
import { compareMoney } from "../../src/lib/money.ts";
import { type Check, LeftOut } from "../check.ts";
import { everyTransaction, sampleOf } from "../samples.ts";
import type { Site } from "../site.ts";
import { needsOf, sectionOf, senderOf } from "./reads.ts";

const area = "lists";
const contract = "#lists";

const pagedCalls: readonly AnyCall[] = [
  casinoCategoryList,
  casinoGamesList,
  casinoProviderList,
  livecasinoCategoryList,
  livecasinoGameTableList,
  livecasinoProviderList,
  cmsGetSlider,
  cmsGetTournaments,
  crmListMassMessages,
  financeListTransactions,
  betframeGetCoupons,
];

/** The rows as they were told, as texts, so that pages can be compared. */
function rowsOf(data: unknown): readonly string[] {
  return Array.isArray(data) ? data.map((row) => JSON.stringify(row)) : [];
}

/** One page of a list. */
async function page(site: Site, call: AnyCall, limit: number, offset: number) {
  const data = { ...(await sampleOf(site, call)), limit, offset };
  const { raw, pagination } = await site.succeed(call, data, { as: await senderOf(site, call) });
  return { rows: rowsOf(raw.data), pagination };
}

function checksOf(call: AnyCall): readonly Check[] {
  const name = nameOf(call);
  const common = { area, contract, level: "must", needs: needsOf(call) } as const;
  return [
    {
      ...common,
      id: `limit ${name}`,
      title: `${name} gives no more rows than asked for`,
      expected: "with limit 2, two rows at most",
      advice: "A server may give fewer than asked for, never more.",
      async run(site) {
        const { rows } = await page(site, call, 2, 0);
        return rows.length > 2 ? { came: `${rows.length} rows` } : undefined;
      },
    },
    {
      ...common,
      id: `offset ${name}`,
      after: [`limit ${name}`],
      title: `${name} continues at the offset`,
      expected: "the row at offset 1 is the second of the first page",
      advice: "The front end continues after the rows that it received. A list must have one order.",
      async run(site) {
        const { rows: first } = await page(site, call, 2, 0);
        if (first.length < 2) throw new LeftOut("the list has fewer than two rows");
        const { rows: second } = await page(site, call, 1, 1);
        return second[0] === first[1]
          ? undefined
          : { came: second[0] === first[0] ? "the first row again" : "another row" };
      },
    },
    {
      ...common,
      id: `end ${name}`,
      after: [`limit ${name}`, `offset ${name}`],
      title: `${name} is empty past its end`,
      expected: "no rows at an offset past the end, in any form of an empty list",
      advice: "The front end would go on for ever, or show rows twice.",
      async run(site) {
        const { rows } = await page(site, call, 20, 1_000_000);
        return rows.length > 0 ? { came: `${rows.length} rows at offset 1,000,000` } : undefined;
      },
    },
    {
      ...common,
      id: `total ${name}`,
      after: [`limit ${name}`, `offset ${name}`, `end ${name}`],
      title: `${name} tells its true total`,
      expected: "as many rows as pagination.total, whichever page is asked for",
      advice: "The front end stops at the total: a smaller one hides rows, a larger one never ends.",
      async run(site) {
        const first = await page(site, call, 5, 0);
        if (!first.pagination) return { came: "no pagination", mayBe: true };
        const { total } = first.pagination;
        if (total < first.rows.length) return { came: `a total of ${total} with ${first.rows.length} rows` };
        const past = await page(site, call, 5, total);
        if (past.rows.length > 0) return { came: `${past.rows.length} more rows at offset ${total}, the total` };
        if (total === 0) return undefined;
        const last = await page(site, call, 5, total - 1);
        if (last.rows.length !== 1)
          return { came: `${last.rows.length} rows at offset ${total - 1}, with a total of ${total}` };
        const again = last.pagination?.total;
        return again === total ? undefined : { came: `a total of ${total} first, then ${again}` };
      },
    },
    {
      ...common,
      id: `total past the end ${name}`,
      level: "may",
      after: [`end ${name}`],
      title: `${name} tells its total past the end, too`,
      expected: "result true, [] and the true total",
      advice: "Another form of an empty list works, but the front end then knows no total.",
      async run(site) {
        const { pagination } = await page(site, call, 5, 0);
        const data = { ...(await sampleOf(site, call)), limit: 20, offset: 1_000_000 };
        const { body } = await site.ask(call, data, { as: await senderOf(site, call) });
        const { result, pagination: past } = body as { result?: unknown; pagination?: { total?: unknown } };
        if (result !== true) return { came: "result false" };
        return Number(past?.total) === pagination?.total ? undefined : { came: `a total of ${String(past?.total)}` };
      },
    },
  ];
}

/** Asks for games or tables with a filter. */
const rowsWith = async (site: Site, call: AnyCall, more: object) => {
  const { data } = await site.succeed(call, { limit: 20, offset: 0, ...more });
  return data as readonly Readonly<Record<string, unknown>>[];
};

function filtersOf(call: AnyCall, fields: readonly (readonly [asked: string, told: string])[]): readonly Check[] {
  const name = nameOf(call);
  return fields.map(([asked, told]) => ({
    id: `filter ${asked} ${name}`,
    area,
    contract: sectionOf(call),
    level: "must",
    title: `${name} filters by ${asked}`,
    expected: `only rows with this ${told}, and the row that had it`,
    advice: `A page of one ${asked} shows the wrong rows otherwise.`,
    async run(site) {
      const [first] = await rowsWith(site, call, {});
      const value = first && [first[told]].flat()[0];
      if (value === undefined) throw new LeftOut("the list is empty");
      const rows = await rowsWith(site, call, { [asked]: value });
      const other = rows.filter((row) => ![row[told]].flat().includes(value));
      if (rows.length === 0) return { came: `no rows for ${asked} ${JSON.stringify(value)}, which the first row has` };
      return other.length > 0 ? { came: `${other.length} of ${rows.length} rows have another ${told}` } : undefined;
    },
  }));
}

function searchesOf(call: AnyCall): readonly Check[] {
  const name = nameOf(call);
  const common = { area, contract: sectionOf(call), level: "must" } as const;
  const search = async (site: Site, change: (text: string) => string) => {
    const [first] = await rowsWith(site, call, {});
    if (!first) throw new LeftOut("the list is empty");
    const text = String(first.name);
    const rows = await rowsWith(site, call, { searchGameName: change(text) });
    return rows.some((row) => row.name === text) ? undefined : { came: `${rows.length} rows, without “${text}”` };
  };
  return [
    {
      ...common,
      id: `search ${name}`,
      title: `${name} finds a row by its name`,
      expected: "the row among the answers",
      advice: "searchGameName holds what the player typed. The front end does not filter again.",
      run: (site) => search(site, (text) => text),
    },
    {
      ...common,
      id: `search folds ${name}`,
      after: [`search ${name}`],
      title: `${name} folds letters and their case in searches`,
      expected: "the same row for the name in capitals without Turkish letters",
      advice: "İ, I, ı and i are one letter to a search, as are ş and s, ğ and g, ü and u, ö and o, ç and c.",
      run: (site) => search(site, (text) => text.toLocaleUpperCase("tr").normalize("NFD").replace(/\p{M}/gu, "")),
    },
    {
      ...common,
      id: `search nothing ${name}`,
      after: [`search ${name}`],
      title: `${name} is an empty list where nothing is found`,
      expected: "no rows for a name that nothing has",
      advice: "Rows that do not match look like a broken search.",
      async run(site) {
        const rows = await rowsWith(site, call, { searchGameName: "qxqzzyqxw" });
        return rows.length > 0 ? { came: `${rows.length} rows` } : undefined;
      },
    },
  ];
}

const history = (site: Site, more: object) =>
  site
    .player()
    .then((as) => site.succeed(financeListTransactions, { ...everyTransaction, ...more }, { as }))
    .then(({ data }) => data);

const ofHistory = { area, contract: "#financelist_transactions", level: "must", needs: ["player"] } as const;

export const listChecks: readonly Check[] = [
  ...pagedCalls.flatMap(checksOf),
  ...filtersOf(casinoGamesList, [
    ["categoryID", "CategoryIDs"],
    ["providerID", "providerID"],
    ["type", "type"],
  ]),
  ...filtersOf(livecasinoGameTableList, [
    ["categoryID", "CategoryIDs"],
    ["providerID", "providerID"],
    ["type", "type"],
  ]),
  ...searchesOf(casinoGamesList),
  ...searchesOf(livecasinoGameTableList),
  {
    id: "order casino/games_list",
    area,
    contract: "#casinogames_list",
    level: "must",
    title: "casino/games_list takes each order",
    expected: "for popular, new, name and rtp the same games, in some order",
    advice: "An order that this operator does not have may be another, but not an error.",
    async run(site) {
      for (const order of ["popular", "new", "name", "rtp"] as const) {
        const rows = await rowsWith(site, casinoGamesList, { order });
        if (rows.length === 0) return { came: `no rows with order ${order}` };
      }
      return undefined;
    },
  },
  {
    id: "unknown page",
    area,
    contract: "#cmscontrollergetinformation",
    level: "must",
    title: "A content page that does not exist is an empty list",
    expected: "an empty list in any form, for an unknown InfType",
    advice: "The front end shows that there is no such page; an error says that something is broken.",
    async run(site) {
      const { data } = await site.succeed(cmsGetInformation, { InfType: "ConformanceNoSuchPage" });
      return data.length > 0 ? { came: `${data.length} rows` } : undefined;
    },
  },
  ...Object.entries(transactionCategories).map(([category, id]): Check => ({
    ...ofHistory,
    id: `history ${category}`,
    title: `The history filters by the category ${category}`,
    expected: `only rows of the category ${id}`,
    advice: "The cashier looks for a new deposit or withdrawal among the rows of its category.",
    async run(site) {
      const rows = await history(site, { searchCategory: id });
      const other = rows.filter((row) => row.transaction_category_id !== id);
      return other.length > 0 ? { came: `${other.length} of ${rows.length} rows have another category` } : undefined;
    },
  })),
  ...(["DESC", "ASC"] as const).map((OrderDir): Check => ({
    ...ofHistory,
    id: `history ${OrderDir}`,
    title: `The history is ordered by time, ${OrderDir}`,
    expected: OrderDir === "DESC" ? "the newest first" : "the oldest first",
    advice: "OrderPar createdAt with OrderDir. The front end shows the rows in the order in which they come.",
    async run(site) {
      const rows = await history(site, { OrderDir });
      const times = rows.map(({ createdAt }) => Date.parse(createdAt) * (OrderDir === "ASC" ? 1 : -1));
      const at = times.findIndex((time, index) => index > 0 && time < (times[index - 1] ?? 0));
      return at < 0 ? undefined : { came: `row ${at} is out of order` };
    },
  })),
  {
    ...ofHistory,
    id: "history amount",
    level: "may",
    title: "The history filters by the smallest amount",
    expected: "with searchMinAmount 1000, no row that moved less",
    advice: "The filter is about the amount without its sign.",
    async run(site) {
      const rows = await history(site, { searchMinAmount: "1000" });
      const less = rows.filter(({ amount }) => compareMoney(amount.replace("-", ""), "1000") < 0);
      return less.length > 0 ? { came: `${less.length} of ${rows.length} rows moved less` } : undefined;
    },
  },
  {
    ...ofHistory,
    id: "history dates",
    title: "The history filters by dates",
    expected: "no rows of a day long before the account",
    advice: "startDate and endDate are days, and both are in the period.",
    async run(site) {
      const rows = await history(site, { startDate: "2001-01-01", endDate: "2001-01-02" });
      return rows.length > 0 ? { came: `${rows.length} rows of January 2001` } : undefined;
    },
  },
];
