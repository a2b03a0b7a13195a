import { expect, test } from "vitest";
import type { Intent } from "../../api/intents/intent.ts";
import { pageLocks } from "../../api/intents/intent-locks.ts";
import { memoryMedium } from "../../api/intents/intent-database.ts";
import { createIntentData } from "../../api/intents/intent-data.ts";
import { createIntents } from "../../api/intents/intents.ts";
import { writeOnce } from "../../api/intents/write-once.ts";
import { CallFailure, type Failure } from "../../api/failure.ts";
import type { call, CallOptions } from "../../api/call.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { wrapStorage } from "../../lib/storage.ts";
import { storageArea } from "../../testing/storage-area.ts";
import { createAcceptedTransfers } from "./accepted-transfers.ts";
import {
  acceptRow,
  giveUp,
  type OpenTransfer,
  repeatTransfer,
  resolveLostTransfer,
  type ResolvingDeps,
} from "./resolve-lost-transfer.ts";
import { transferCall, transferRequest } from "./transfer-request.ts";
import { storeAccepted, transferWrite } from "./transfer-write.ts";

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
    const intents = createIntents({
      medium,
      locks,
      now: () => nowMs,
      send,
      newKey: () => `key-${(keys += 1)}`,
      data: createIntentData({
        visit: wrapStorage(() => areas.visit),
        device: wrapStorage(() => areas.device),
        digest: (text) => Promise.resolve(text),
        isSignedIn: (id) => id === player,
      }),
      takesKeys: () => Promise.resolve(keyed),
      pause: () => Promise.resolve(false),
    });
    const source = () => Promise.resolve(intents);
    const accepted = createAcceptedTransfers(
      wrapStorage(() => areas.device),
      (id) => id === player,
    );
    const deps: ResolvingDeps = {
      player,
      accepted,
      intents: source,
      history: () => (reachable ? Promise.resolve(ledger) : Promise.reject(new Error("No network"))),
      now: () => nowMs,
    };
    const method = { id: "40", transferType: "4" };
    let resolved = 0;
    /** As the page of a method does it. */
    async function deposit(amount: string, values: Record<string, string> = {}) {
      const options = transferWrite({
        direction: 1,
        methodID: "40",
        methodName: "Heybe",
        currency: "TRY",
        payInto: [{ label: "IBAN", value: "TR31" }],
        holdsSecrets: "voucherCode" in values,
        resolve: () => (resolved += 1),
        now: () => nowMs,
      });
      const data = transferRequest({ direction: 1, method, amount, values });
      const end = await writeOnce(transferCall(1, method), { data, player }, options, source);
      return { end, transfer: storeAccepted(end, player, accepted) };
    }
    const openIntent = async () => {
      const [intent] = await intents.openOf(player);
      if (!intent) throw new Error("Nothing is open");
      return intent;
    };
    return { deps, intents, deposit, openIntent, resolved: () => resolved, look: () => resolveLostTransfer(1, deps) };
  }
  return {
    ledger,
    openPage,
    wait: (ms: number) => (nowMs += ms),
    setReachable: (is: boolean) => (reachable = is),
    /** Log-out takes what is private; the intents stay. */
    logOut: () => (areas.device.clear(), areas.visit.clear()),
    logInAs: (id: string) => (player = id),
    areas,
  };
}

function rowOf(id: string, amount: string, createdAt: string): Transaction {
  return {
    id,
    createdAt,
    amount,
    transaction_category_id: "2",
    category: "2",
    type: "deposit",
    currency: "TRY",
    transaction_status: "1001",
    method: "Heybe",
    sub_category: undefined,
    balanceAfter: undefined,
    game: undefined,
    note: undefined,
    ticketNumber: undefined,
  };
}

function openIntentOf(looked: unknown): Intent {
  expect(looked).toMatchObject({ kind: "open" });
  return (looked as OpenTransfer).intent;
}

test("an accepted deposit is stored with its payment details, and nothing stays open", async () => {
  const { openPage } = openDevice();
  const page = openPage();
  expect(await page.deposit("250.00")).toMatchObject({
    end: { kind: "done", earlier: false },
    transfer: { transactionID: "900", reference: "KR-900" },
  });
  expect(page.deps.accepted.of("p", 1)).toMatchObject([
    { transactionID: "900", amount: "250.00", payInto: [{ label: "IBAN" }] },
  ]);
  expect(await page.look()).toEqual({ kind: "none" });
});

test("a refused deposit leaves nothing open and nothing stored", async () => {
  const { openPage, ledger, areas } = openDevice({ fates: [{ kind: "refused", message: "Limit aşıldı", code: 422 }] });
  const page = openPage();
  expect(await page.deposit("250.00")).toMatchObject({
    end: { kind: "refused", failure: { message: "Limit aşıldı" } },
    transfer: undefined,
  });
  expect(await page.look()).toEqual({ kind: "none" });
  expect(ledger).toHaveLength(0);
  expect([areas.device.length, areas.visit.length]).toEqual([0, 0]);
  expect(page.resolved()).toBe(0);
});

test.each<Fate>(["taken-lost", "lost"])(
  "with keys, an answer that was %s is asked for again, also after a reload",
  async (fate) => {
    const { openPage, ledger } = openDevice({ fates: [fate] });
    const first = openPage();
    expect(await first.deposit("250.00")).toMatchObject({ end: { kind: "unknown" } });
    expect(first.resolved()).toBe(1);
    expect(await openPage().look()).toMatchObject({
      kind: "known",
      end: { kind: "done" },
      transfer: { reference: "KR-900", payInto: [{}] },
    });
    expect(ledger).toHaveLength(1);
  },
);

test("without keys it is never sent again but found in the history", async () => {
  const { openPage, ledger } = openDevice({ keyed: false, fates: ["taken-lost"] });
  await openPage().deposit("250.00");
  expect(await openPage().look()).toMatchObject({
    kind: "known",
    end: { kind: "done" },
    transfer: { transactionID: "900", amount: "250.00" },
  });
  expect(ledger).toHaveLength(1);
  expect(await openPage().look()).toEqual({ kind: "none" });
});

test("without keys, a transfer that the history does not show stays open until the player gives it up", async () => {
  const { openPage, ledger, wait } = openDevice({ keyed: false, fates: ["lost"] });
  await openPage().deposit("250.00");
  const page = openPage();
  expect(await page.look()).toMatchObject({ kind: "open", rows: [], mayBeGivenUp: false, repeatable: false });
  expect(await page.deposit("100.00")).toMatchObject({ end: { kind: "unknown" } });
  wait(6 * minuteMs);
  const looked = await page.look();
  expect(looked).toMatchObject({ kind: "open", mayBeGivenUp: true, confirmed: { amount: "250.00" } });
  expect(ledger).toHaveLength(0);
  await giveUp(openIntentOf(looked), page.deps);
  expect(await page.deposit("100.00")).toMatchObject({ end: { kind: "done" }, transfer: { amount: "100.00" } });
});

test("a deposit that is pressed while an earlier one is open sends neither", async () => {
  const { openPage, ledger, wait } = openDevice({ fates: ["lost"] });
  await openPage().deposit("250.00");
  wait(30 * minuteMs);
  const page = openPage();
  expect(await page.deposit("100.00")).toMatchObject({ end: { kind: "unknown" } });
  expect(ledger).toHaveLength(0);
  expect(await page.look()).toMatchObject({ kind: "open", repeatable: true, confirmed: { amount: "250.00" } });
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
  expect(await repeatTransfer(openIntentOf(looked), page.deps)).toMatchObject({
    end: { kind: "done" },
    transfer: { amount: "250.00" },
  });
  expect(await repeatTransfer(openIntentOf(looked), page.deps)).toBeUndefined();
  expect(ledger).toHaveLength(1);
});

test("a transfer that was resent late may still arrive: it is found, and not given up before that", async () => {
  const { openPage, wait, ledger } = openDevice({ fates: ["lost", "lost", "taken-lost"] });
  await openPage().deposit("250.00");
  wait(30 * minuteMs);
  const page = openPage();
  const intent = openIntentOf(await page.look());
  expect(await repeatTransfer(intent, page.deps)).toBeUndefined();
  expect(await page.look()).toMatchObject({ kind: "open", mayBeGivenUp: false });
  expect(await repeatTransfer(intent, page.deps)).toBeUndefined();
  expect(ledger).toHaveLength(1);
  expect(await page.look()).toMatchObject({ kind: "known", end: { kind: "done" }, transfer: { transactionID: "900" } });
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
  const known = await acceptRow(openIntentOf(looked), row, page.deps);
  expect(known).toMatchObject({
    end: { kind: "done" },
    transfer: { direction: 1, methodName: "Heybe", amount: "250.00" },
  });
  expect(await page.look()).toEqual({ kind: "none" });
});

test("in another tab only the amount and the method are known, so it is found in the history and not sent again", async () => {
  const { openPage, areas, ledger } = openDevice({ fates: ["taken-lost"] });
  await openPage().deposit("250.00");
  areas.visit.clear();
  expect(await openPage().look()).toMatchObject({
    kind: "known",
    transfer: { transactionID: "900", methodID: "40", payInto: [{ label: "IBAN" }] },
  });
  expect(ledger).toHaveLength(1);
});

test("a transfer that another tab has completed is not started again", async () => {
  const { openPage, ledger } = openDevice({ fates: ["lost", "lost"] });
  const page = openPage();
  await page.deposit("250.00");
  const intent = await page.openIntent();
  const again = repeatTransfer(intent, page.deps);
  await openPage().intents.settle(intent, "done");
  expect(await again).toMatchObject({ end: { kind: "done", success: undefined }, transfer: undefined });
  expect(ledger).toHaveLength(0);
});

test("a transfer that another tab has given up is not called refused", async () => {
  const { openPage } = openDevice({ fates: ["lost", "lost"] });
  const page = openPage();
  await page.deposit("250.00");
  const intent = await page.openIntent();
  const again = repeatTransfer(intent, page.deps);
  await giveUp(intent, openPage().deps);
  expect(await again).toBeUndefined();
});

test("what another tab was refused while this one waited is not called completed there", async () => {
  const { openPage, ledger } = openDevice({ fates: [{ kind: "refused", message: "Limit aşıldı", code: 422 }] });
  const locks = pageLocks();
  const [first, second] = [openPage(locks), openPage(locks)];
  const ends = await Promise.all([first.deposit("250.00"), second.deposit("250.00")]);
  expect(ends).toMatchObject([
    { end: { kind: "refused", failure: { message: "Limit aşıldı" } } },
    { end: { kind: "unsent", failure: { kind: "unreachable", sent: false } } },
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
  const { openPage, areas } = openDevice({ fates: ["lost"] });
  const page = openPage();
  await page.deposit("250.00", { voucherCode: "ABCD-1234" });
  expect(JSON.stringify({ ...areas.device, ...areas.visit })).not.toContain("ABCD-1234");
  expect(await page.look()).toMatchObject({ kind: "open", repeatable: false, confirmed: { amount: "250.00" } });
});
