import { afterEach, expect, test, vi } from "vitest";
import { financeListTransactions } from "../../contract/finance-history.ts";
import { financeSaveBankTransfer } from "../../contract/finance.ts";
import { prepayProcessTransaction } from "../../contract/prepay.ts";
import { messages, type RequestEnvelope } from "../../contract/envelope.ts";
import { wrapStorage } from "../../lib/storage.ts";
import { storageArea } from "../../testing/storage-area.ts";
import { call } from "../call.ts";
import { hasOpenIntent, setErrorLock } from "../error-lock.ts";
import { endMaintenance, underMaintenance } from "../maintenance.ts";
import { stepUpRequest } from "../step-up.ts";
import { failureOfCall, openClient, refusal, success } from "../../testing/client.ts";
import type { Reply } from "../../testing/operator.ts";
import { memoryMedium, pageLocks } from "./app-intents.ts";
import { createIntentData } from "./intent-data.ts";
import type { IntentMedium } from "./intent-store.ts";
import { createIntents } from "./intents.ts";

afterEach(() => {
  hasOpenIntent.set(false);
  vi.restoreAllMocks();
});

const done = success({ transactionID: "t1", status: 1001 });
const wish = (amount: string) => ({
  call: prepayProcessTransaction,
  data: { Type: 1 as const, methodID: "m", amount },
  player: "p",
  kind: "deposit",
  summary: `${amount} TRY`,
  policy: "visit" as const,
  language: "tr",
});

/** Intents over the client's real `call`, against an operator that answers the writes in order. */
async function openOver(answers: Reply[], takesKeys: boolean | "unknown" = true) {
  const isWrite = (body: unknown) => (body as RequestEnvelope).api.class !== "system";
  const client = await openClient(
    ({ body }) => (isWrite(body) ? (answers.shift() ?? done) : success(["idempotency", "stepUp"])),
    {
      userBlock: () => Promise.resolve({ uid: "u", sid: "s", uip: "i", lang: "tr" }),
    },
  );
  const writes = () => client.productCalls().filter(({ body }) => isWrite(body));
  const medium = memoryMedium();
  let keys = 0;
  const newPage = () =>
    createIntents({
      medium,
      locks: pageLocks(),
      data: createIntentData({ visit, device, digest: (text) => Promise.resolve(text), isSignedIn: () => true }),
      now: Date.now,
      newKey: () => `00000000-0000-4000-8000-00000000000${String((keys += 1))}`,
      send: call,
      takesKeys: () => Promise.resolve(takesKeys === "unknown" ? undefined : takesKeys),
      pause: (repeats) => Promise.resolve(repeats < 1),
    });
  const areas = [storageArea(), storageArea()] as const;
  const visit = wrapStorage(() => areas[0]);
  const device = wrapStorage(() => areas[1]);
  const sentKeys = () => writes().map(({ headers }) => headers["idempotency-key"]);
  const amounts = () => writes().map(({ body }) => (body as RequestEnvelope).data["amount"]);
  return { newPage, medium, writes, sentKeys, amounts };
}

test("after a lost answer, the same key is sent again", async () => {
  const { newPage, sentKeys } = await openOver([{ cut: true, body: {} }]);
  expect(await newPage().carryOut(wish("100.00"))).toMatchObject({
    kind: "done",
    success: { data: { transactionID: "t1" } },
  });
  const [first, second] = sentKeys();
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test.each([
  ["maintenance", refusal(messages.maintenance)],
  ["an expired session", refusal(messages.sessionExpired)],
])("the browser sends a write twice, and the answer to the second copy is %s: its key finds out", async (_, second) => {
  const { newPage, medium, sentKeys } = await openOver([done, second, done]);
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (...request) => {
    const text = request[1]?.body as string | undefined;
    // The connection breaks after the operator has carried the first copy out.
    if (text?.includes("processTransaction") && sentKeys().length === 0) await fetch(...request);
    return fetch(...request);
  });
  const page = newPage();
  const end = await page.carryOut(wish("100.00"));
  if (underMaintenance.get()) {
    expect(end).toMatchObject({ kind: "unknown", repeatable: true });
    endMaintenance();
    expect(await page.carryOut(wish("100.00"))).toMatchObject({ kind: "done" });
  } else expect(end).toMatchObject({ kind: "done" });
  const [key, ...again] = sentKeys();
  expect(again).toEqual([key, key]);
  expect(await medium.read()).toMatchObject([{ state: "settled", end: "done" }]);
});

/** The refusal of a write until the player has proved who they are. */
const needsProof = refusal("Önce siz olduğunuzu doğrulayın.", { code: 428, data: { methods: ["password"] } });

test("while the player is asked for a proof nothing is on its way; then the same key is sent, with keys or without", async () => {
  for (const takesKeys of [true, false]) {
    const { newPage, medium, sentKeys } = await openOver([needsProof], takesKeys);
    const end = newPage().carryOut(wish("100.00"));
    const request = await vi.waitUntil(() => stepUpRequest.get());
    expect(await medium.read()).toMatchObject([{ state: "prepared", sendings: 0 }]);
    request?.end(true);
    expect(await end).toMatchObject({ kind: "done" });
    const [first, second, ...more] = sentKeys();
    expect(second).toBe(first);
    expect(first !== undefined).toBe(takesKeys);
    expect(more).toEqual([]);
  }
});

test("a write after a lost answer stays unknown while the player is asked for a proof, and when there is none", async () => {
  const { newPage, medium } = await openOver([{ cut: true, body: {} }, needsProof]);
  const end = newPage().carryOut(wish("100.00"));
  const request = await vi.waitUntil(() => stepUpRequest.get());
  expect(await medium.read()).toMatchObject([{ state: "unknown", sendings: 1 }]);
  request?.end(false);
  expect(await end).toMatchObject({ kind: "unknown" });
});

test("without keys it is sent once and stays unknown after a reload", async () => {
  const { newPage, sentKeys } = await openOver([{ cut: true, body: {} }], false);
  expect(await newPage().carryOut(wish("100.00"))).toMatchObject({ kind: "unknown", repeatable: false });
  expect(await newPage().carryOut(wish("100.00"))).toMatchObject({ kind: "unknown", repeatable: false });
  expect(sentKeys()).toEqual([undefined]);
});

test("nothing is sent until it is known whether the operator supports keys", async () => {
  const { newPage, writes } = await openOver([], "unknown");
  expect(await newPage().carryOut(wish("100.00"))).toEqual({
    kind: "not-done",
    failure: { kind: "unreachable", sent: false },
  });
  expect(writes()).toHaveLength(0);
});

test("after a reload the same form is the same intent; of money, an edited one waits for it", async () => {
  const lost: Reply = { cut: true, body: {} };
  const { newPage, amounts, sentKeys } = await openOver([lost, lost]);
  expect(await newPage().carryOut(wish("100.00"))).toMatchObject({ kind: "unknown", repeatable: true });
  expect(await newPage().carryOut({ ...wish("200.00"), leavesEarlier: true })).toMatchObject({
    kind: "unknown",
    repeatable: false,
  });
  expect(await newPage().carryOut(wish("100.00"))).toMatchObject({ kind: "done" });
  expect(amounts()).toEqual(["100.00", "100.00", "100.00"]);
  expect(new Set(sentKeys()).size).toBe(1);
});

test("resending an intent of an earlier visit does not create another", async () => {
  const lost: Reply = { cut: true, body: {} };
  const { newPage, amounts, sentKeys } = await openOver([lost, lost]);
  await newPage().carryOut(wish("100.00"));
  const page = newPage();
  const [open] = await page.openOf("p");
  if (!open) throw new Error("No intent is open");
  expect(page.canRepeat(open)).toBe(true);
  const other = newPage();
  expect(await other.repeat(open, [financeSaveBankTransfer])).toBeUndefined();
  expect(await page.repeat(open, [prepayProcessTransaction])).toMatchObject({
    kind: "done",
    earlier: false,
    summary: "100.00 TRY",
  });
  expect(await other.repeat(open, [prepayProcessTransaction])).toBeUndefined();
  expect(page.canRepeat(open)).toBe(false);
  expect(amounts()).toEqual(["100.00", "100.00", "100.00"]);
  expect(new Set(sentKeys()).size).toBe(1);
});

test("an intent that another tab settles while this one waits to send it again is not sent", async () => {
  const lost: Reply = { cut: true, body: {} };
  const { newPage, writes } = await openOver([lost, lost]);
  await newPage().carryOut(wish("100.00"));
  const page = newPage();
  const [open] = await page.openOf("p");
  if (!open) throw new Error("No intent is open");
  const again = page.repeat(open, [prepayProcessTransaction]);
  await newPage().settle(open, "done");
  expect(await again).toMatchObject({ kind: "elsewhere", intent: { state: "settled", end: "done" } });
  expect(writes()).toHaveLength(2);
});

test.each(["on the same page", "after a reload"])(
  "%s, an edit first finds out the outcome of the previous write",
  async (where) => {
    const lost: Reply = { cut: true, body: {} };
    const { newPage, amounts, sentKeys } = await openOver([lost, lost, refusal("Yetersiz bakiye")]);
    const page = newPage();
    await page.carryOut(wish("100.00"));
    const next = where === "after a reload" ? newPage() : page;
    expect(await next.carryOut(wish("200.00"))).toMatchObject({ kind: "done", earlier: false });
    expect(amounts()).toEqual(["100.00", "100.00", "100.00", "200.00"]);
    expect(new Set(sentKeys()).size).toBe(2);
  },
);

/** Makes the medium's accesses fail from the given one on, as a full or broken database does. */
function failFrom(medium: IntentMedium, access: number): void {
  let accesses = 0;
  const { read, update } = medium;
  const count = () =>
    (accesses += 1) >= access ? Promise.reject(new DOMException("full", "QuotaExceededError")) : Promise.resolve();
  Object.assign(medium, {
    read: () => count().then(read),
    update: (change: Parameters<IntentMedium["update"]>[0]) => count().then(() => update(change)),
  });
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "storage that fails at access %i: what was not sent is told as not sent, what arrived as done",
  async (access) => {
    const { newPage, medium, writes } = await openOver([]);
    const page = newPage();
    failFrom(medium, access);
    const end = await page.carryOut(wish("100.00")).catch(() => "not sent");
    expect(end).toEqual(writes().length === 0 ? "not sent" : expect.objectContaining({ kind: "done" }));
    expect(writes().length).toBe(access > 5 ? 1 : 0);
  },
);

test("storage that fails after a lost answer: the write stays unknown, also when it is pressed again", async () => {
  const { newPage, medium, writes } = await openOver([{ cut: true, body: {} }], false);
  const page = newPage();
  expect(await page.carryOut(wish("100.00"))).toMatchObject({ kind: "unknown" });
  failFrom(medium, 4);
  expect(await page.carryOut(wish("100.00")).catch(() => "not sent")).toMatchObject({ kind: "unknown" });
  expect(writes()).toHaveLength(1);
});

test("a write that is called off while storage fails is not done", async () => {
  const { newPage, medium, writes } = await openOver([], "unknown");
  failFrom(medium, 5);
  expect(await newPage().carryOut(wish("100.00"))).toMatchObject({ kind: "not-done", failure: { sent: false } });
  expect(writes()).toHaveLength(0);
});

test("a double press sends one request, and both presses get its result", async () => {
  const { newPage, writes } = await openOver([]);
  const page = newPage();
  const [first, second] = await Promise.all([page.carryOut(wish("100.00")), page.carryOut(wish("100.00"))]);
  expect(second).toEqual(first);
  expect(writes()).toHaveLength(1);
});

test("a player cannot join, see or end another player's intent", async () => {
  const { newPage, writes } = await openOver([{ cut: true, body: {} }], false);
  const page = newPage();
  await page.carryOut(wish("100.00"));
  expect(await page.openOf("q")).toEqual([]);
  expect(await page.carryOut({ ...wish("100.00"), player: "q" })).toMatchObject({ kind: "done" });
  expect(writes()).toHaveLength(2);
  expect(await page.openOf("p")).toMatchObject([{ state: "unknown", keyed: false }]);
});

test("a stored intent contains no data of the write", async () => {
  const { newPage, medium } = await openOver([{ cut: true, body: {} }], false);
  await newPage().carryOut(wish("4711.00"));
  expect(JSON.stringify(await medium.read())).not.toContain("4711");
});

test("while an intent is open, the history passes the error lock and other calls do not", async () => {
  await openOver([success([], { pagination: { limit: 10, offset: 0, total: 0 } })]);
  const history = {
    limit: 10,
    offset: 0,
    OrderDir: "DESC",
    OrderPar: "createdAt",
    searchType: "",
    searchCategory: "",
    searchID: "",
    startDate: "",
    endDate: "",
    searchMinAmount: "",
    status: "",
  } as const;
  setErrorLock();
  expect(await failureOfCall(call(financeListTransactions, history))).toEqual({ kind: "locked", sent: false });
  hasOpenIntent.set(true);
  expect((await call(financeListTransactions, history)).data).toEqual([]);
  expect(await failureOfCall(call(prepayProcessTransaction, wish("1.00").data))).toEqual({
    kind: "locked",
    sent: false,
  });
});
