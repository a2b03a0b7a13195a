import { describe, expect, onTestFinished, test } from "vitest";
import { casinoCategoryList, casinoGamesList } from "../contract/casino.ts";
import { financeCheckBalance } from "../contract/finance.ts";
import { userCheckGa } from "../contract/user.ts";
import { language } from "../ui/preferences.ts";
import { call, callsUnderWay } from "./call.ts";
import { NotSent } from "./failure.ts";
import { failureOfCall, openClient, refusal, success } from "../testing/client.ts";

const page = { limit: 100, offset: 0 };
const category = { CategoryID: 94, name: "Hızlı erişim", count: 50 };

describe("what is sent", () => {
  test("the envelope of the contract", async () => {
    const { productCalls } = await openClient(() => success([]));
    language.set("en");
    onTestFinished(() => language.set("tr"));
    await call(casinoCategoryList, page);
    expect(productCalls()).toHaveLength(1);
    expect(productCalls()[0]).toMatchObject({
      url: "/endpoint/v1",
      headers: { panel: "frontend", "content-type": "application/json" },
    });
    expect(productCalls()[0]?.body).toEqual({
      api: { class: "casino", method: "category_list" },
      data: { limit: 100, offset: 0, Lang: "en" },
    });
    expect(productCalls()[0]?.headers["idempotency-key"]).toBeUndefined();
  });

  test("only the player's calls contain the user block", async () => {
    const asked: string[] = [];
    const { productCalls } = await openClient(() => success([]), {
      userBlock: async (access) => {
        asked.push(access);
        return access === "player" ? { uip: "placeholder", lang: "tr" } : undefined;
      },
    });
    await call(casinoCategoryList, page);
    await call(casinoGamesList, page);
    await call(casinoGamesList, { ...page, favorites: true });
    await call(financeCheckBalance, {});
    await call(userCheckGa, { SiteType: "Mobile", ga_code: "123456" });
    const users = productCalls().map(({ body }) => (body as { user?: unknown }).user);
    const block = { uip: "placeholder", lang: "tr" };
    expect(users).toEqual([undefined, undefined, block, block, undefined]);
    expect(asked).toEqual(["player", "player", "either"]);
  });

  test("a log-in's second factor is sent with the new session, not the stored one", async () => {
    const stored = { uid: "old", sid: "old", uip: "old", lang: "tr" };
    const { productCalls } = await openClient(() => success(null), { userBlock: async () => stored });
    const as = { uid: "new", sid: "new", uip: "new", lang: "tr" };
    await call(userCheckGa, { SiteType: "Mobile", ga_code: "123456" }, { as });
    expect(productCalls()[0]?.body).toMatchObject({ user: as });
  });

  test("a call cancelled before it is sent is not sent, and its failure has the reason if known", async () => {
    const { productCalls } = await openClient(() => success(null), {
      userBlock: (_, player) =>
        player === "p"
          ? Promise.resolve({ uip: "u", lang: "tr" })
          : Promise.reject(new NotSent({ kind: "another-player", sent: false })),
    });
    expect(await failureOfCall(call(financeCheckBalance, {}, { player: "q" }))).toEqual({
      kind: "another-player",
      sent: false,
    });
    const calledOff = call(financeCheckBalance, {}, { player: "p", beforeLeaving: () => Promise.resolve(false) });
    expect(await failureOfCall(calledOff)).toEqual({ kind: "unreachable", sent: false });
    expect(productCalls()).toHaveLength(0);
  });

  test("nothing is sent if the encryption code cannot be loaded", async () => {
    const { productCalls } = await openClient(() => success([]), {
      userBlock: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
    });
    const failure = await failureOfCall(call(financeCheckBalance, {}));
    expect(failure).toEqual({ kind: "unreachable", sent: false });
    expect(productCalls()).toHaveLength(0);
  });
});

describe("what comes back", () => {
  test("has the parsed data, the dropped items and the time of a stored answer", async () => {
    const items = [category, { name: "no id" }, { ...category, CategoryID: "7", extra: 1 }];
    const pagination = { limit: 100, total: 3, offset: 0 };
    const cachedAt = "2026-11-21T14:32:00.000Z";
    const { told } = await openClient(() => ({
      ...success(items, { pagination }),
      headers: { "X-Cached-At": cachedAt },
    }));
    const answer = await call(casinoCategoryList, page);
    expect(answer).toEqual({
      data: [
        { CategoryID: "94", name: "Hızlı erişim", count: 50 },
        { CategoryID: "7", name: "Hızlı erişim", count: 50 },
      ],
      message: "İşlem Başarılı",
      pagination,
      dropped: 1,
      cachedAt,
    });
    expect(told.reports).toEqual([expect.stringMatching(/^casino\/category_list: 1 items left out: \[1\] /)]);
  });

  test("a current answer has no time, nor has one with an invalid time", async () => {
    await openClient(() => ({ ...success([]), headers: { "X-Cached-At": "now" } }));
    expect(await call(casinoCategoryList, page)).not.toHaveProperty("cachedAt");
  });

  test("a refusal reports its effect on the session, with the session that sent it", async () => {
    const user = { uid: "u", sid: "s", uip: "i", lang: "tr" };
    const replies = [
      refusal("Oturum süresi doldu"),
      refusal("", { code: "403", debug: "anonymous user" }),
      refusal("İnaktif hesap"),
      refusal("Bu işlem için yetkiniz yok"),
      refusal("Bakiye yetersiz", { code: 12 }),
    ];
    const { told } = await openClient(() => replies.shift() ?? {}, {
      userBlock: async () => user,
    });
    const failures = [];
    while (replies.length > 0) failures.push(await failureOfCall(call(financeCheckBalance, {})));
    expect(failures).toEqual([
      { kind: "session-expired", message: "Oturum süresi doldu" },
      { kind: "session-expired", message: "" },
      { kind: "inactive-account", message: "İnaktif hesap" },
      { kind: "not-authorised", message: "Bu işlem için yetkiniz yok" },
      { kind: "refused", message: "Bakiye yetersiz", code: 12 },
    ]);
    expect(told.sessions).toEqual([
      { effect: "session", callName: "finance/check_balance", user },
      { effect: "session", callName: "finance/check_balance", user },
      { effect: "account", callName: "finance/check_balance", user },
    ]);
  });

  test("an abort is passed on to the caller", async () => {
    const controller = new AbortController();
    await openClient(() => {
      controller.abort();
      return success([]);
    });
    const sent = call(casinoCategoryList, page, { signal: controller.signal });
    expect(callsUnderWay.get()).toBe(1);
    await expect(sent).rejects.toMatchObject({ name: "AbortError" });
    expect(callsUnderWay.get()).toBe(0);
  });
});

test("the loading bar counts the calls that the player waits for", async () => {
  const counts: number[] = [];
  await openClient(() => refusal("Hayır"));
  callsUnderWay.subscribe(() => counts.push(callsUnderWay.get()));
  await failureOfCall(call(financeCheckBalance, {}));
  await failureOfCall(call(casinoGamesList, page, { background: true }));
  expect(counts).toEqual([]);
  await Promise.all([
    failureOfCall(call(casinoGamesList, page)),
    failureOfCall(call(casinoGamesList, { ...page, offset: 100 })),
  ]);
  expect(counts).toEqual([1, 2, 1, 0]);
});
