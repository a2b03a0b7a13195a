/** What operators get wrong, one thing at a time. Each fault has the check that must find it, and no other may. */
import { randomUUID } from "node:crypto";
import { addMoney } from "../../src/lib/money.ts";
import type { Answer, Fault, Passing } from "./proxy.ts";

interface Body {
  result: boolean;
  message?: string;
  code?: number;
  // What a call answers. Faults change it in ways that no type allows.
  data: never;
  pagination?: { limit: number; total: number; offset: number };
}
type Row = Record<string, unknown>;

/** Answers of a call, changed. */
const changed = (call: string, change: (body: Body, request: Passing) => void): Pick<Fault, "onAnswer"> => ({
  onAnswer(answer, request) {
    if (request.call === call) changeJson(answer, (body) => change(body as Body, request));
  },
});

/** The same for the rows of a list that was given. */
const changedRows = (call: string, change: (row: Row) => unknown): Pick<Fault, "onAnswer"> =>
  changed(call, ({ data }) => (data as Row[] | null)?.forEach(change));

/** A file or a plain address, changed. The function returns the new content, or changes it in place. */
const changedFile = (path: string, change: (content: never) => unknown): Pick<Fault, "onAnswer"> => ({
  onAnswer(answer, request) {
    if (request.path.split("?")[0] === path) changeJson(answer, change as (content: unknown) => unknown);
  },
});

function changeJson(answer: Answer, change: (content: unknown) => unknown): void {
  // A 304 has no body.
  if (answer.text === "") return;
  const content: unknown = JSON.parse(answer.text);
  answer.text = JSON.stringify(change(content) ?? content);
}

/** Requests of a call, with other data. */
const asked = (call: string, change: (data: Row, request: Passing) => void): Pick<Fault, "onRequest"> => ({
  onRequest(request) {
    if (request.call !== call || request.method !== "POST") return undefined;
    const body = JSON.parse(request.body) as { data: Row };
    change(body.data, request);
    request.body = JSON.stringify(body);
    return undefined;
  },
});

const json = (body: object, status = 200, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  text: JSON.stringify(body),
});

/** A call that is answered in the operator's place, where `when` is true. */
const answered = (
  call: string,
  answer: (request: Passing) => Answer,
  when: (request: Passing) => boolean = () => true,
): Pick<Fault, "onRequest"> => ({
  onRequest: (request) => (request.call === call && when(request) ? answer(request) : undefined),
});

const ok = (data: unknown) => json({ result: true, message: "İşlem Başarılı", data });
const isNobody = ({ sent }: Passing) => sent.user !== undefined && sent.user.sid === undefined;
const isWithdrawal = ({ sent }: Passing) => sent.data?.Type === 2;
const keyOf = ({ headers }: Passing) => headers["idempotency-key"];
const isDeposit = (request: Passing) =>
  keyOf(request) !== undefined && !isWithdrawal(request) && "amount" in (request.sent.data ?? {});
const withoutKey = (request: Passing) => {
  request.headers["idempotency-key"] = randomUUID();
};
/** Counts over all runs. */
let many = 0;

const inNewState = <State>(state: () => State, fault: (state: State) => Fault) => ({ make: () => fault(state()) });

/** A fault, or how to make one that remembers something of its run. */
export type AnyFault = Fault | { readonly make: () => Fault };

export const faults: readonly AnyFault[] = [
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

  // Sessions
  {
    what: "somebody else’s profile",
    caughtBy: "session whose profile",
    ...changed(
      "user/get_user_profile",
      (body) => void ((body.data as Row | null) && Object.assign(body.data, { uid: "4711" })),
    ),
  },
  {
    what: "a wrong password logs in",
    caughtBy: "session wrong password",
    ...changed("user/login", (body, { sent }) => {
      if (sent.data?.password === "Conformance-wrong-1")
        Object.assign(body, {
          result: true,
          code: undefined,
          data: { rid: 1, uid: "1", sid: "1", uip: "192.0.2.1", gtm: "+03:00", language: "tr", username: "x" },
        });
    }),
  },
  {
    what: "a ping gives values that do not work",
    caughtBy: "answer system/ping",
    ...changed("system/ping", (body) => void (body.result && Object.assign(body.data, { sid: "4711" }))),
  },
  inNewState(
    () => new Set<unknown>(),
    (replaced) => ({
      what: "the values from before a ping do not work any more",
      caughtBy: "session old values",
      onRequest({ call, sent }) {
        if (replaced.has(sent.user?.sid)) return json({ result: false, message: "Oturum süresi doldu", data: null });
        if (call === "system/ping" && !isNobody({ sent } as Passing)) replaced.add(sent.user?.sid);
        return undefined;
      },
    }),
  ),
  inNewState(
    () => ({ good: undefined as Passing["sent"]["user"] }),
    (state) => ({
      what: "any uid goes with a session",
      caughtBy: "session other uid",
      onRequest(request) {
        const { user } = request.sent;
        if (user && user.sid === state.good?.sid) request.body = JSON.stringify({ ...request.sent, user: state.good });
        return undefined;
      },
      onAnswer(answer, { sent: { user } }) {
        if (user?.sid !== undefined && (JSON.parse(answer.text) as Body).result) state.good ??= user;
        if (user?.sid !== undefined && user.uid === state.good?.uid && (JSON.parse(answer.text) as Body).result)
          state.good = user;
      },
    }),
  ),
  {
    what: "log-out ends nothing",
    caughtBy: "session log-out",
    ...answered(
      "user/logout",
      () => ok(null),
      (request) => !isNobody(request),
    ),
  },
  {
    what: "a player’s list for everybody",
    caughtBy: "nobody livecasino/provider_list",
    ...answered("livecasino/provider_list", () => ok([]), isNobody),
  },
  {
    what: "favourites of nobody",
    caughtBy: "nobody favourites casino/games_list",
    onRequest(request) {
      if (request.call === "casino/games_list" && isNobody(request))
        request.body = JSON.stringify({
          ...request.sent,
          data: { ...request.sent.data, favorites: undefined },
          user: undefined,
        });
      return undefined;
    },
  },
  inNewState(
    () => ({ logIns: 0, good: new Set<unknown>() }),
    (state) => ({
      what: "a session does everything before its code",
      caughtBy: "factor pending session",
      onAnswer(answer, { call, sent }) {
        const { result } = JSON.parse(answer.text || "{}") as { result?: boolean };
        if (call === "user/login") state.logIns += 1;
        if (call === "user/check_ga") return;
        if (result) state.good.add(sent.user?.sid);
        if (
          call !== "finance/check_balance" ||
          result ||
          state.logIns < 3 ||
          !sent.user?.sid ||
          state.good.has(sent.user.sid)
        )
          return;
        answer.text = ok([{ balance: "1.00", currency: "TRY" }]).text;
      },
    }),
  ),
  {
    what: "any code is right",
    caughtBy: "factor wrong code",
    ...changed("user/check_ga", (body) => Object.assign(body, { result: true, code: undefined })),
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
  {
    what: "a limit below what a page sends",
    caughtBy: "time many at once",
    onRequest: ({ sent }) =>
      sent.data?.limit === 5 && sent.data.offset === 0 && sent.api?.method === "games_list" && (many += 1) % 7 > 1
        ? json({}, 429, { "retry-after": "1" })
        : undefined,
  },
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

  // Writes
  {
    what: "a favourite is not kept",
    caughtBy: "favourite add casino",
    ...answered(
      "user/favorites",
      () => ok(null),
      ({ sent }) => sent.data?.mode === "insert" && sent.data.type === "casino",
    ),
  },
  inNewState(
    () => ({ last: undefined as unknown }),
    (removed) => ({
      what: "removing a favourite twice is refused",
      caughtBy: "favourite remove livecasino",
      onRequest({ call, sent: { data = {} } }) {
        if (call !== "user/favorites" || data.type !== "livecasino" || data.mode === undefined) return undefined;
        const isAgain = data.mode === "delete" && removed.last === data.id;
        removed.last = data.mode === "delete" ? data.id : undefined;
        return isAgain ? json({ result: false, message: "Favorilerde değil", code: 404, data: null }) : undefined;
      },
    }),
  ),
  {
    what: "a raised limit is there at once",
    caughtBy: "limit higher",
    ...changed(
      "limits/set",
      (body, { sent }) =>
        void (
          body.result &&
          Object.assign(body.data, {
            pending: [],
            loss: { ...(body.data as { loss: Row }).loss, month: String(sent.data?.value) },
          })
        ),
    ),
  },
  {
    what: "a game on the site’s origin",
    caughtBy: "launch casino",
    ...changed(
      "casino/init_game",
      (body, { headers }) =>
        void (body.result && Object.assign(body.data, { url: `${headers["x-proxy-origin"]}/game?origin=x` })),
    ),
  },
  {
    what: "step-up takes any password",
    caughtBy: "step-up wrong",
    ...answered(
      "user/step_up",
      () => ok(null),
      (request) => !isNobody(request),
    ),
  },
  {
    what: "a deposit is a debit in the history",
    caughtBy: "deposit in the history",
    ...changedRows(
      "finance/list_transactions",
      (row) => String(row.transaction_category_id) === "2" && (row.amount = `-${String(row.amount)}`),
    ),
  },
  inNewState(
    () => ({ held: "0.00" }),
    (state) => ({
      what: "a withdrawal’s money is not held",
      caughtBy: "withdrawal and the balance",
      onAnswer(answer, request) {
        if (
          request.call === "prepayServices/processTransaction" &&
          isWithdrawal(request) &&
          (JSON.parse(answer.text) as Body).result
        )
          state.held = addMoney(state.held, String(request.sent.data?.amount));
        if (request.call === "finance/check_balance" && answer.text.includes('"balance"'))
          changeJson(answer, (body) =>
            ((body as Body).data as Row[]).forEach((row) => (row.balance = addMoney(String(row.balance), state.held))),
          );
      },
    }),
  ),
  {
    what: "deposits below the smallest amount",
    caughtBy: "deposit too small",
    onRequest(request) {
      if (isDeposit(request) && request.sent.data?.amount === "0.01")
        request.body = request.body.replace('"0.01"', '"100.00"');
      return undefined;
    },
  },
  {
    what: "deposits take no keys",
    caughtBy: "same key deposit",
    onRequest(request) {
      if (isDeposit(request)) withoutKey(request);
      return undefined;
    },
  },
  inNewState(
    () => new Map<string, Promise<Answer>>(),
    (kept) => ({
      what: "other data under one key get the first answer",
      caughtBy: "other data withdrawal",
      onRequest(request, pass) {
        const key = keyOf(request);
        if (key === undefined || !isWithdrawal(request)) return undefined;
        const answer = kept.get(key) ?? pass(request);
        kept.set(key, answer);
        return answer.then((each) => ({ ...each, headers: { ...each.headers } }));
      },
    }),
  ),
  inNewState(
    () => new Set<string>(),
    (working) => ({
      what: "two deposits at once with one key are two",
      caughtBy: "two at once deposit",
      async onRequest(request, pass) {
        const key = keyOf(request);
        if (key === undefined || !isDeposit(request)) return undefined;
        if (working.has(key)) withoutKey(request);
        working.add(key);
        const answer = await pass(request);
        working.delete(key);
        return answer;
      },
    }),
  ),
];

/** Of 1024 bits. */
const shortKey =
  "-----BEGIN PUBLIC KEY-----\nMIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDVmjGXHg2pA0OEsJOfUW7xNsrf\nLz+baJnj3XFLNCI95O4+lj4PaevPOiTuqMki5SzNsWKduM5IhmCSGnjjBHRFlu4f\nZvBP0YdIsV+Z/3tyKZD80aIoyJXPwNOfuOkCguiAUCd0Y8tFI2PA/SZYNMj0A6br\nesfNssSHVQ8OVwLMpQIDAQAB\n-----END PUBLIC KEY-----\n";
