import { expect, test } from "vitest";
import type { Intent } from "../../client/intents/intent.ts";
import { pageLocks } from "../../client/intents/intent-locks.ts";
import { memoryMedium } from "../../client/intents/intent-database.ts";
import { createIntents } from "../../client/intents/intents.ts";
import { CallFailure, type Failure } from "../../client/failure.ts";
import type { call, CallOptions } from "../../client/call.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { wrapStorage } from "../../platform/storage.ts";
import { storageArea } from "../../platform/testing/storage-area.ts";
import { createKeptTransfers } from "./kept-transfers.ts";
import { createKeptWishes } from "./kept-wish.ts";
import { acceptRow, giveUp, type LookingDeps, lookAfter, type OpenTransfer, sendAgain } from "./look-after.ts";
import { repeatTransfer, sendTransfer } from "./send-transfer.ts";
import type { TransferToSend } from "./transfer-request.ts";

const minuteMs = 60_000;
const startMs = Date.parse("2026-03-14T12:00:00Z");
const lost: Failure = { kind: "unreachable", sent: true };

/** What the operator does with each sending, in order; after these it accepts. `taken-lost` accepts and loses the answer. */
type Fate = "taken" | "taken-lost" | "lost" | Failure;

/** A device with its storage, over an operator that remembers keys. A page is gone when another one is opened. */
function openDevice({ keyed = true, fates = [] as Fate[] } = {}) {
  let nowMs = startMs;
  let keys = 0;
  let player = "p";
  let reachable = true;
  const ledger: Transaction[] = [];
  const byKey = new Map<string, string>();
  const medium = memoryMedium();
  const areas = { device: storageArea(), visit: storageArea() };

  const send = (async (declaration, data, options: CallOptions | undefined) => {
    const { idempotencyKey = "", beforeLeaving } = options ?? {};
    if (!(await beforeLeaving?.(false))) throw new CallFailure({ kind: "unreachable", sent: false }, declaration);
    const fate = fates.shift() ?? "taken";
    if (typeof fate === "object") throw new CallFailure(fate, declaration);
    if (fate === "lost") throw new CallFailure(lost, declaration);
    let id = byKey.get(idempotencyKey);
    if (id === undefined) {
      id = `${900 + ledger.length}`;
      if (idempotencyKey) byKey.set(idempotencyKey, id);
      ledger.push(rowOf(id, (data as { amount: string }).amount, new Date(nowMs).toISOString()));
    }
    if (fate === "taken-lost") throw new CallFailure(lost, declaration);
    return { data: { transactionID: id, status: "1001", reference: `KR-${id}` }, message: "", dropped: 0 };
  }) as typeof call;

  function openPage(locks = pageLocks()) {
    const visit = wrapStorage(() => areas.visit);
    const intents = createIntents({
      medium, locks, visit, now: () => nowMs, send,
      newKey: () => `key-${(keys += 1)}`,
      digest: (text) => Promise.resolve(text),
      takesKeys: () => Promise.resolve(keyed),
      pause: () => Promise.resolve(false),
    });
    const deps: LookingDeps = {
      player, language: "tr",
      intents: () => Promise.resolve(intents),
      kept: createKeptTransfers(wrapStorage(() => areas.device)),
      wishes: createKeptWishes(player, visit),
      history: () => (reachable ? Promise.resolve(ledger) : Promise.reject(new Error("No network"))),
      now: () => nowMs,
    };
    return {
      deps,
      deposit: (amount: string, values: Record<string, string> = {}) => sendTransfer(toSend(amount, nowMs, values), deps),
      look: () => lookAfter(1, deps),
    };
  }
  return {
    ledger, openPage,
    wait: (ms: number) => (nowMs += ms),
    setReachable: (is: boolean) => (reachable = is),
    /** Log-out takes what is private; the intents stay. */
    logOut: () => (areas.device.clear(), areas.visit.clear()),
    logInAs: (id: string) => (player = id),
  };
}

function rowOf(id: string, amount: string, createdAt: string): Transaction {
  return {
    id, createdAt, amount, transaction_category_id: "2", category: "2", type: "deposit", currency: "TRY", transaction_status: "1001",
    method: "Heybe", sub_category: undefined, balanceAfter: undefined, game: undefined, note: undefined, ticketNumber: undefined,
  };
}

function toSend(amount: string, atMs: number, values: Record<string, string>): TransferToSend {
  const common = { direction: 1, amount } as const;
  return {
    wish: { ...common, method: { id: "40", transferType: "4" }, values },
    confirmed: { ...common, methodID: "40", methodName: "Heybe", currency: "TRY", atMs },
    payInto: [{ label: "IBAN", value: "TR31" }],
  };
}

function openIntentOf(looked: unknown): Intent {
  expect(looked).toMatchObject({ kind: "open" });
  return (looked as OpenTransfer).intent;
}

test("an accepted deposit is kept with its payment details, and nothing stays open", async () => {
  const { openPage } = openDevice();
  const page = openPage();
  expect(await page.deposit("250.00")).toMatchObject({ kind: "done", earlier: false, transfer: { transactionID: "900", reference: "KR-900" } });
  expect(page.deps.kept.accepted("p", 1)).toMatchObject([{ transactionID: "900", payInto: [{ label: "IBAN" }] }]);
  expect(await page.look()).toEqual({ kind: "none" });
});

test("a refused deposit leaves nothing open", async () => {
  const { openPage, ledger } = openDevice({ fates: [{ kind: "refused", message: "Limit aşıldı", code: 422 }] });
  const page = openPage();
  expect(await page.deposit("250.00")).toMatchObject({ kind: "not-done", failure: { message: "Limit aşıldı" } });
  expect(page.deps.kept.sent("p", 1)).toBeUndefined();
  expect(await page.look()).toEqual({ kind: "none" });
  expect(ledger).toHaveLength(0);
});

test.each<Fate>(["taken-lost", "lost"])("with keys, an answer that was %s is asked for again, also after a reload", async (fate) => {
  const { openPage, ledger } = openDevice({ fates: [fate] });
  expect(await openPage().deposit("250.00")).toEqual({ kind: "unknown" });
  expect(await openPage().look()).toMatchObject({ kind: "known", end: { kind: "done", transfer: { reference: "KR-900", payInto: [{}] } } });
  expect(ledger).toHaveLength(1);
});

test("without keys it is never sent again but found in the history", async () => {
  const { openPage, ledger } = openDevice({ keyed: false, fates: ["taken-lost"] });
  await openPage().deposit("250.00");
  expect(await openPage().look()).toMatchObject({ kind: "known", end: { kind: "done", transfer: { transactionID: "900", amount: "250.00" } } });
  expect(ledger).toHaveLength(1);
  expect(await openPage().look()).toEqual({ kind: "none" });
});

test("without keys, a transfer that the history does not show stays open until the player gives it up", async () => {
  const { openPage, ledger, wait } = openDevice({ keyed: false, fates: ["lost"] });
  await openPage().deposit("250.00");
  const page = openPage();
  expect(await page.look()).toMatchObject({ kind: "open", rows: [], mayBeGivenUp: false, repeatable: false });
  expect(await page.deposit("100.00")).toEqual({ kind: "unknown" });
  wait(6 * minuteMs);
  const looked = await page.look();
  expect(looked).toMatchObject({ kind: "open", mayBeGivenUp: true, confirmed: { amount: "250.00" } });
  expect(ledger).toHaveLength(0);
  await giveUp(1, openIntentOf(looked), page.deps);
  expect(await page.deposit("100.00")).toMatchObject({ kind: "done", transfer: { amount: "100.00" } });
});

test("while the history cannot be fetched, the outcome stays open", async () => {
  const { openPage, wait, setReachable } = openDevice({ keyed: false, fates: ["lost"] });
  await openPage().deposit("250.00");
  setReachable(false);
  wait(60 * minuteMs);
  expect(await openPage().look()).toMatchObject({ kind: "open", rows: undefined, mayBeGivenUp: false });
});

test("long after the press only the player sends it again, and it is carried out once", async () => {
  const { openPage, ledger, wait } = openDevice({ fates: ["lost"] });
  await openPage().deposit("250.00");
  wait(30 * minuteMs);
  const page = openPage();
  const looked = await page.look();
  expect(looked).toMatchObject({ kind: "open", repeatable: true, rows: [] });
  expect(ledger).toHaveLength(0);
  expect(await sendAgain(1, openIntentOf(looked), page.deps)).toMatchObject({ kind: "done" });
  expect(await sendAgain(1, openIntentOf(looked), page.deps)).toBeUndefined();
  expect(ledger).toHaveLength(1);
});

test("a transfer that was resent late may still arrive and is found", async () => {
  const { openPage, wait } = openDevice({ fates: ["lost", "taken-lost"] });
  await openPage().deposit("250.00");
  wait(30 * minuteMs);
  const page = openPage();
  const intent = openIntentOf(await page.look());
  expect(await sendAgain(1, intent, page.deps)).toEqual({ kind: "unknown" });
  expect(await page.look()).toMatchObject({ kind: "known", end: { kind: "done", transfer: { transactionID: "900" } } });
});

test("after a log-out the amount is unknown, so the player chooses among the history's rows", async () => {
  const { openPage, logOut } = openDevice({ fates: ["taken-lost"] });
  await openPage().deposit("250.00");
  logOut();
  const page = openPage();
  const looked = await page.look();
  expect(looked).toMatchObject({ kind: "open", confirmed: undefined, repeatable: false, rows: [{ id: "900" }] });
  const [row] = (looked as OpenTransfer).rows ?? [];
  if (!row) throw new Error("No row");
  expect(await acceptRow(1, openIntentOf(looked), row, page.deps)).toMatchObject({ kind: "done", transfer: { methodName: "Heybe", amount: "250.00" } });
  expect(await page.look()).toEqual({ kind: "none" });
});

test("data that a closed page stored but never sent is not used for the next transfer", async () => {
  const { openPage } = openDevice({ keyed: false, fates: ["taken-lost"] });
  const page = openPage();
  const stale = toSend("75.00", startMs - minuteMs, {});
  page.deps.kept.keepSent("p", stale.confirmed);
  page.deps.wishes.keep(stale);
  await page.deposit("250.00");
  expect(page.deps.kept.sent("p", 1)?.amount).toBe("250.00");
  expect(page.deps.wishes.read(1)?.wish.amount).toBe("250.00");
});

test("a transfer that another tab has completed is not started again", async () => {
  const { openPage, ledger } = openDevice({ fates: ["lost", "lost"] });
  const page = openPage();
  await page.deposit("250.00");
  const [intent] = await (await page.deps.intents()).openOf("p");
  const again = page.deps.wishes.read(1);
  if (!intent || !again) throw new Error("Nothing is open");
  const other = openPage();
  await other.look();
  await other.look();
  expect(ledger).toHaveLength(1);
  expect(await repeatTransfer(again, intent, page.deps)).toEqual({ kind: "elsewhere" });
  expect(ledger).toHaveLength(1);
});

test("what another tab was refused while this one waited is not called completed there", async () => {
  const { openPage, ledger } = openDevice({ fates: [{ kind: "refused", message: "Limit aşıldı", code: 422 }] });
  const locks = pageLocks();
  const [first, second] = [openPage(locks), openPage(locks)];
  const ends = await Promise.all([first.deposit("250.00"), second.deposit("250.00")]);
  expect(ends).toMatchObject([
    { kind: "not-done", failure: { message: "Limit aşıldı" } },
    { kind: "not-done", failure: { kind: "unreachable", sent: false } },
  ]);
  expect(ledger).toHaveLength(0);
});

test("another player cannot see it", async () => {
  const { openPage, logOut, logInAs } = openDevice({ fates: ["lost"] });
  await openPage().deposit("250.00");
  logOut();
  logInAs("q");
  expect(await openPage().look()).toEqual({ kind: "none" });
});

test("if a value is secret, no values are stored on the device", async () => {
  const { openPage } = openDevice({ fates: ["lost"] });
  const page = openPage();
  await page.deposit("250.00", { voucherCode: "ABCD-1234" });
  expect(page.deps.wishes.read(1)).toBeUndefined();
  expect(await page.look()).toMatchObject({ kind: "open", repeatable: false });
});
