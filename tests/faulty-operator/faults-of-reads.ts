/** What operators get wrong in what anybody may read. */
import {
  type Body,
  type Row,
  answered,
  asked,
  changeJson,
  changed,
  changedFile,
  changedRows,
  json,
  ok,
  withState,
} from "./change.ts";
import type { Fault } from "./proxy.ts";

/** Of 1024 bits. */
const shortKey =
  "-----BEGIN PUBLIC KEY-----\nMIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDVmjGXHg2pA0OEsJOfUW7xNsrf\nLz+baJnj3XFLNCI95O4+lj4PaevPOiTuqMki5SzNsWKduM5IhmCSGnjjBHRFlu4f\nZvBP0YdIsV+Z/3tyKZD80aIoyJXPwNOfuOkCguiAUCd0Y8tFI2PA/SZYNMj0A6br\nesfNssSHVQ8OVwLMpQIDAQAB\n-----END PUBLIC KEY-----\n";

export const faultsOfReads: readonly Fault[] = [
  // Answers
  {
    what: "an answer without result",
    caughtBy: "envelope cmscontroller/getPromotions",
    ...changed("cmscontroller/getPromotions", (body) => delete (body as Partial<Body>).result),
  },
  {
    what: "code is a word",
    caughtBy: "envelope cmscontroller/getTournaments",
    ...changed("cmscontroller/getTournaments", (body) => Object.assign(body, { code: "NONE" })),
  },
  {
    what: "an object in place of a list",
    caughtBy: "schema cmscontroller/getSlider",
    ...changed("cmscontroller/getSlider", (body) =>
      Object.assign(body, { data: { items: body.data }, pagination: undefined }),
    ),
  },
  {
    what: "money as a number",
    caughtBy: "schema finance/check_balance",
    ...changedRows("finance/check_balance", (row) => (row.balance = Number(row.balance))),
  },
  {
    what: "a profile without a name",
    caughtBy: "schema user/get_user_profile",
    ...changed("user/get_user_profile", ({ data }) => void (data && delete (data as Row).username)),
  },
  {
    what: "a game without an id",
    caughtBy: "rows casino/games_list",
    ...changedRows("casino/games_list", (row) => String(row.gameID) === "3" && delete row.gameID),
  },
  {
    what: "two items with one id",
    caughtBy: "rows slider/get_all_items",
    ...changed(
      "slider/get_all_items",
      (body) =>
        void (
          ((body.data as Row[])[1] ??= { ...(body.data as Row[])[0] }),
          (((body.data as Row[])[1] as Row).id = ((body.data as Row[])[0] as Row).id)
        ),
    ),
  },
  {
    what: "HTTP 500",
    caughtBy: "answer habanero/getJackpots",
    ...answered("habanero/getJackpots", () => json({}, 500)),
  },
  {
    what: "a call that never answers",
    caughtBy: "answer cmscontroller/popupInformation",
    hangs: ({ call, method }) => call === "cmscontroller/popupInformation" && method === "POST",
  },
  {
    what: "refusals with a status of their own",
    caughtBy: "refusal is HTTP 200",
    onAnswer: (answer, { call }) => {
      if (call === "user/register") answer.status = 422;
    },
  },
  {
    what: "a refusal without a word",
    caughtBy: "refusal has a message",
    ...answered("user/forgot", () => json({ result: false, message: "", data: null })),
  },

  // Unknown things
  {
    what: "an unknown method succeeds",
    caughtBy: "unknown call casino/conformance_no_such_method",
    ...answered("casino/conformance_no_such_method", () => ok([])),
  },
  {
    what: "an unknown controller has another code",
    caughtBy: "unknown call conformance/games_list",
    ...changed("conformance/games_list", (body) => (body.code = 400)),
  },
  {
    what: "unknown fields are refused",
    caughtBy: "unknown fields finance/list_banks",
    ...answered(
      "finance/list_banks",
      () => json({ result: false, message: "Geçersiz istek", code: 400, data: null }),
      ({ sent }) => "conformanceUnknown" in (sent.data ?? {}),
    ),
  },

  // Languages and lists
  {
    what: "nothing in English",
    caughtBy: "language cmscontroller/getPromotions",
    ...changed("cmscontroller/getPromotions", (body, { sent }) => {
      if (sent.data?.Lang === "en") Object.assign(body, { data: [], pagination: undefined });
    }),
  },
  {
    what: "the limit is ignored",
    caughtBy: "limit casino/provider_list",
    ...asked("casino/provider_list", (data) => (data.limit = 50)),
  },
  {
    what: "the offset is ignored",
    caughtBy: "offset livecasino/game_table_list",
    ...asked("livecasino/game_table_list", (data) => (data.offset = 0)),
  },
  {
    what: "past its end a list begins again",
    caughtBy: "end livecasino/provider_list",
    ...asked("livecasino/provider_list", (data) => {
      if (Number(data.offset) > 1000) data.offset = 0;
    }),
  },
  {
    what: "the total is too large",
    caughtBy: "total casino/category_list",
    ...changed("casino/category_list", ({ pagination }) => {
      if (pagination) pagination.total += 5;
    }),
  },
  {
    what: "the search folds no letters",
    caughtBy: "search folds casino/games_list",
    ...changed("casino/games_list", (body, { sent }) => {
      const { searchGameName: text } = sent.data ?? {};
      if (text !== undefined)
        Object.assign(body, { data: (body.data as Row[]).filter(({ name }) => String(name).includes(text as string)) });
    }),
  },
  {
    what: "the provider is ignored",
    caughtBy: "filter providerID livecasino/game_table_list",
    ...asked("livecasino/game_table_list", (data) => delete data.providerID),
  },
  {
    what: "the history of withdrawals has deposits",
    caughtBy: "history withdraw",
    ...asked("finance/list_transactions", (data) => {
      if (data.searchCategory === "3") data.searchCategory = "";
    }),
  },
  {
    what: "the history has one order",
    caughtBy: "history DESC",
    ...asked("finance/list_transactions", (data) => (data.OrderDir = "ASC")),
  },

  // Settings and files
  {
    what: "config.json without apiBase",
    caughtBy: "config fits",
    ...changedFile("/config.json", (config: Row) => delete config.apiBase),
  },
  {
    what: "a short key",
    caughtBy: "config key",
    ...changedFile("/config.json", (config: Row) => ({ ...config, publicKey: shortKey })),
  },
  {
    what: "games on the site’s origin",
    caughtBy: "config game origins",
    onAnswer(answer, { path, headers }) {
      if (path === "/config.json")
        changeJson(
          answer,
          (config) =>
            void ((config as Row).gameOrigins = [
              ...((config as Row).gameOrigins as string[]),
              headers["x-proxy-origin"],
            ]),
        );
    },
  },
  {
    what: "a menu that is no list",
    caughtBy: "schema /data/header-menu.json",
    ...changedFile("/data/header-menu.json", (rows) => ({ rows })),
  },
  {
    what: "a partner without a name",
    caughtBy: "rows /data/partners.json",
    ...changedFile("/data/partners.json", ([first, ...rest]: Row[]) => [{ ...first, name: undefined }, ...rest]),
  },
  {
    what: "maintenance without a status",
    caughtBy: "schema check-maintenance",
    ...changedFile("/endpoint/v1/check-maintenance", () => ({ maintenance: false })),
  },
  {
    what: "only one address says that there is maintenance",
    caughtBy: "maintenance agrees",
    ...changedFile("/endpoint/v1/check-maintenance", () => ({ status: true })),
  },

  // Limits by rate, headers, GET
  {
    what: "too many attempts, without a word",
    caughtBy: "rate form",
    onAnswer(answer, { call }) {
      if (call === "user/login" && answer.text.includes("429"))
        changeJson(answer, (body) => void ((body as Body).message = ""));
    },
  },
  {
    what: "the time to wait is a moment",
    caughtBy: "rate retry after",
    onAnswer(answer, { call }) {
      if (call === "user/login" && answer.text.includes("429"))
        changeJson(answer, (body) => Object.assign(body as Body, { data: { retryAfter: "2026-12-01T00:00:00Z" } }));
    },
  },
  {
    what: "busy, but not for how long",
    caughtBy: "busy says when",
    onRequest: ({ method }) => (method === "OPTIONS" ? json({}, 503) : undefined),
  },
  withState({ requests: 0 }, (state) => ({
    what: "a limit below what a page sends",
    caughtBy: "time many at once",
    onRequest: ({ sent }) =>
      sent.data?.limit === 5 &&
      sent.data.offset === 0 &&
      sent.api?.method === "games_list" &&
      (state.requests += 1) % 7 > 1
        ? json({}, 429, { "retry-after": "1" })
        : undefined,
  })),
  {
    what: "a profile that everybody may keep",
    caughtBy: "private user/get_user_profile",
    onAnswer(answer, { call }) {
      if (call === "user/get_user_profile") answer.headers["cache-control"] = "public, max-age=600";
    },
  },
  {
    what: "304 by POST",
    caughtBy: "never 304 by POST",
    onRequest: ({ method, headers }) =>
      method === "POST" && headers["if-none-match"] ? { status: 304, headers: {}, text: "" } : undefined,
  },
  {
    what: "another answer by GET",
    caughtBy: "get casino/category_list",
    onAnswer(answer, { call, method }) {
      if (call === "casino/category_list" && method === "GET")
        changeJson(answer, (body) => Object.assign(body as Body, { data: [] }));
    },
  },
  {
    what: "an answer by GET that nobody may keep",
    caughtBy: "get cache crm/list_mass_messages",
    onAnswer(answer, { call, method }) {
      if (call === "crm/list_mass_messages" && method === "GET") answer.headers["cache-control"] = "no-store";
    },
  },
  {
    what: "an unchanged answer is sent again",
    caughtBy: "get unchanged",
    onRequest({ method, headers }) {
      if (method === "GET") delete headers["if-none-match"];
      return undefined;
    },
  },
  {
    what: "a player’s call by GET",
    caughtBy: "get player's",
    onRequest: ({ method, call }) => (method === "GET" && call === "finance/check_balance" ? ok([]) : undefined),
  },
  {
    what: "a refusal that caches keep",
    caughtBy: "get refusal is not kept",
    onAnswer(answer, { method, path }) {
      if (method === "GET" && path.includes("many")) answer.headers["cache-control"] = "public, max-age=60";
    },
  },
  { what: "any token sets a password", caughtBy: "refusal of a token", ...answered("user/pass_reset", () => ok(null)) },
];
