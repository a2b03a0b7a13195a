import { expect, test } from "vitest";
import type { Intent } from "../../api/intents/intent.ts";
import { pageLocks } from "../../api/intents/app-intents.ts";
import { acceptRow, giveUp, type OpenTransfer, repeatTransfer } from "./resolve-lost-transfer.ts";
import { type Fate, openCashDevice } from "../../testing/cash-device.ts";

const minuteMs = 60_000;

function openIntentOf(looked: unknown): Intent {
  expect(looked).toMatchObject({ kind: "open" });
  return (looked as OpenTransfer).intent;
}

test("an accepted deposit is stored with its payment details, and nothing stays open", async () => {
  const { openPage } = openCashDevice();
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
  const { openPage, ledger, areas } = openCashDevice({
    fates: [{ kind: "refused", message: "Limit aşıldı", code: 422 }],
  });
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
    const { openPage, ledger } = openCashDevice({ fates: [fate] });
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
  const { openPage, ledger } = openCashDevice({ keyed: false, fates: ["taken-lost"] });
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
  const { openPage, ledger, wait } = openCashDevice({ keyed: false, fates: ["lost"] });
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
  const { openPage, ledger, wait } = openCashDevice({ fates: ["lost"] });
  await openPage().deposit("250.00");
  wait(30 * minuteMs);
  const page = openPage();
  expect(await page.deposit("100.00")).toMatchObject({ end: { kind: "unknown" } });
  expect(ledger).toHaveLength(0);
  expect(await page.look()).toMatchObject({ kind: "open", repeatable: true, confirmed: { amount: "250.00" } });
});

test("while the history cannot be fetched, the outcome stays open", async () => {
  const { openPage, wait, setReachable } = openCashDevice({ keyed: false, fates: ["lost"] });
  await openPage().deposit("250.00");
  setReachable(false);
  wait(60 * minuteMs);
  expect(await openPage().look()).toMatchObject({ kind: "open", rows: undefined, mayBeGivenUp: false });
});

test("long after the press only the player sends it again, and it is carried out once", async () => {
  const { openPage, ledger, wait } = openCashDevice({ fates: ["lost"] });
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
  const { openPage, wait, ledger } = openCashDevice({ fates: ["lost", "lost", "taken-lost"] });
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
  const { openPage, logOut } = openCashDevice({ fates: ["taken-lost"] });
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
  const { openPage, areas, ledger } = openCashDevice({ fates: ["taken-lost"] });
  await openPage().deposit("250.00");
  areas.visit.clear();
  expect(await openPage().look()).toMatchObject({
    kind: "known",
    transfer: { transactionID: "900", methodID: "40", payInto: [{ label: "IBAN" }] },
  });
  expect(ledger).toHaveLength(1);
});

test("a transfer that another tab has completed is not started again", async () => {
  const { openPage, ledger } = openCashDevice({ fates: ["lost", "lost"] });
  const page = openPage();
  await page.deposit("250.00");
  const intent = await page.openIntent();
  const again = repeatTransfer(intent, page.deps);
  await openPage().intents.settle(intent, "done");
  expect(await again).toMatchObject({ end: { kind: "done", success: undefined }, transfer: undefined });
  expect(ledger).toHaveLength(0);
});

test("a transfer that another tab has given up is not called refused", async () => {
  const { openPage } = openCashDevice({ fates: ["lost", "lost"] });
  const page = openPage();
  await page.deposit("250.00");
  const intent = await page.openIntent();
  const again = repeatTransfer(intent, page.deps);
  await giveUp(intent, openPage().deps);
  expect(await again).toBeUndefined();
});

test("what another tab was refused while this one waited is not called completed there", async () => {
  const { openPage, ledger } = openCashDevice({ fates: [{ kind: "refused", message: "Limit aşıldı", code: 422 }] });
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
  const { openPage, logOut, logInAs } = openCashDevice({ fates: ["lost"] });
  await openPage().deposit("250.00");
  logOut();
  logInAs("q");
  expect(await openPage().look()).toEqual({ kind: "none" });
});

test("if a value is secret, no values are stored on the device", async () => {
  const { openPage, areas } = openCashDevice({ fates: ["lost"] });
  const page = openPage();
  await page.deposit("250.00", { voucherCode: "ABCD-1234" });
  expect(JSON.stringify({ ...areas.device, ...areas.visit })).not.toContain("ABCD-1234");
  expect(await page.look()).toMatchObject({ kind: "open", repeatable: false, confirmed: { amount: "250.00" } });
});
