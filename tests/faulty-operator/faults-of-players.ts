/** What operators get wrong with players: their sessions, money, favourites and limits. */
import { messages } from "../../src/contract/envelope.ts";
import { addMoney } from "../../src/lib/money.ts";
import {
  type Body,
  type Row,
  answered,
  changeJson,
  changed,
  changedRows,
  isDeposit,
  isNobody,
  isWithdrawal,
  json,
  keyOf,
  ok,
  withState,
  withoutKey,
} from "./change.ts";
import type { Answer, Fault, Passing } from "./proxy.ts";

export const faultsOfPlayers: readonly Fault[] = [
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
  withState(new Set<unknown>(), (replaced) => ({
    what: "the values from before a ping do not work any more",
    caughtBy: "session old values",
    onRequest({ call, sent }) {
      if (replaced.has(sent.user?.sid)) return json({ result: false, message: "Oturum süresi doldu", data: null });
      if (call === "system/ping" && !isNobody({ sent } as Passing)) replaced.add(sent.user?.sid);
      return undefined;
    },
  })),
  withState({ good: undefined as Passing["sent"]["user"] }, (state) => ({
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
  })),
  {
    what: "log-out ends nothing",
    caughtBy: "session log-out",
    ...answered(
      "user/logout",
      () => ok(null),
      (request) => !isNobody(request),
    ),
  },
  withState(new Set<string>(), (good) => ({
    what: "a session never expires",
    caughtBy: "session expires",
    onAnswer(answer, { call, sent: { user } }) {
      if (call === "user/logout") good.clear();
      if (call !== "finance/check_balance") return;
      const block = JSON.stringify(user);
      if ((JSON.parse(answer.text) as Body).result) good.add(block);
      else if (good.has(block)) answer.text = ok([{ balance: "1.00", currency: "TRY" }]).text;
    },
  })),
  {
    what: "an expired session is refused as one that never was",
    caughtBy: "session expired words",
    ...changed("finance/check_balance", (body) => {
      if (body.message === messages.sessionExpired) body.message = messages.loginFailed;
    }),
  },
  withState<{ keys: unknown }>({ keys: undefined }, (state) => ({
    what: "a ping gives the same values and prolongs nothing",
    caughtBy: "session prolonged",
    onRequest: (request) =>
      request.call === "system/ping" && !isNobody(request) && state.keys ? ok(state.keys) : undefined,
    onAnswer(answer, { call }) {
      const { result, data } = JSON.parse(answer.text || "{}") as Partial<Body>;
      if (call === "user/login" && result) state.keys = data;
      if (call === "user/logout") state.keys = undefined;
    },
  })),
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
  withState({ logIns: 0, good: new Set<unknown>() }, (state) => ({
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
  })),
  {
    what: "any code is right",
    caughtBy: "factor wrong code",
    ...changed("user/check_ga", (body) => Object.assign(body, { result: true, code: undefined })),
  },

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
  withState<{ last: unknown }>({ last: undefined }, (removed) => ({
    what: "removing a favourite twice is refused",
    caughtBy: "favourite remove livecasino",
    onRequest({ call, sent: { data = {} } }) {
      if (call !== "user/favorites" || data.type !== "livecasino" || data.mode === undefined) return undefined;
      const isAgain = data.mode === "delete" && removed.last === data.id;
      removed.last = data.mode === "delete" ? data.id : undefined;
      return isAgain ? json({ result: false, message: "Favorilerde değil", code: 404, data: null }) : undefined;
    },
  })),
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
  withState({ held: "0.00" }, (state) => ({
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
  })),
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
  withState(new Map<string, Promise<Answer>>(), (kept) => ({
    what: "other data under one key get the first answer",
    caughtBy: "other data withdrawal",
    onRequest(request, pass) {
      const key = keyOf(request);
      if (key === undefined || !isWithdrawal(request)) return undefined;
      const answer = kept.get(key) ?? pass(request);
      kept.set(key, answer);
      return answer.then((each) => ({ ...each, headers: { ...each.headers } }));
    },
  })),
  withState(new Set<string>(), (working) => ({
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
  })),
  withState(new Map<string, { left: AbortSignal; answer: Promise<Answer> }>(), (first) => ({
    what: "a deposit whose connection broke is made again",
    caughtBy: "lost answer deposit",
    async onRequest(request, pass) {
      const key = keyOf(request);
      if (key === undefined || !isDeposit(request)) return undefined;
      const before = first.get(key);
      await before?.answer;
      if (before?.left.aborted) {
        withoutKey(request);
        return undefined;
      }
      const answer = pass(request);
      first.set(key, { left: request.left, answer });
      return answer;
    },
  })),
];
