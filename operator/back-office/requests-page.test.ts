import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findMethod } from "../money/cash-methods.ts";
import { acceptRequest } from "../money/cash-requests.ts";
import { walletsOf } from "../money/ledger.ts";
import type { RunningOperator } from "../server.ts";
import { findAudit } from "./audit.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { testNow } from "../testing/databases.ts";
import { startTestOperator } from "../testing/operator.ts";

let operator: RunningOperator;
let office: Awaited<ReturnType<typeof visitBackOffice>>;
let playerId: string;
beforeAll(async () => {
  operator = await startTestOperator({ now: () => testNow });
  office = await visitBackOffice(operator);
  ({ id: playerId } = await operator.db
    .selectFrom("player")
    .select("id")
    .where("username", "=", "sade")
    .executeTakeFirstOrThrow());
});
afterAll(() => operator.close());

/** What the record says of a request. */
const recorded = async (id: string) =>
  (await findAudit(operator.db, {}, 100))
    .filter(({ subject }) => subject === id)
    .map(({ kind, username, member, details }) => ({ kind, username, member, details }));

const ask = async (filledIn: Record<string, string> = {}) =>
  (
    await acceptRequest(operator.db, {
      playerId,
      asked: await findMethod(operator.db, "21", 1, "tr"),
      amount: "1500.00",
      filledIn,
      now: testNow,
      language: "tr",
    })
  ).id;
const balance = async () => (await walletsOf(operator.db, playerId))[0]?.balance;
const statusOf = async (id: string) =>
  (await operator.db.selectFrom("player_transaction").select("status").where("id", "=", id).executeTakeFirstOrThrow())
    .status;

describe("the page of deposits", () => {
  it("shows each player, amount and method, escaped", async () => {
    expect(await office.page("/operator/deposits")).toContain("No deposit is waiting.");
    const id = await ask({ bank: "2", paidOn: "2026-03-13", customerNote: "<img src=x onerror=alert(1)>" });
    const page = await office.page("/operator/deposits");
    for (const shown of [
      "₺1,500.00",
      `#${id}`,
      "Ada Deneme (sade)",
      "Bank transfer / EFT",
      `KR-${playerId}`,
      "14 Mar 2026",
      "Our bank you pay into</dt><dd>Poyraz Bank",
      "Day you sent it</dt><dd>13 March 2026",
      "&lt;img src=x onerror=alert(1)&gt;",
      'aria-label="Approve: sade, ₺1,500.00"',
    ]) {
      expect(page).toContain(shown);
    }
    expect(page).not.toContain("<img");
    const turkish = await visitBackOffice(operator, { language: "tr" });
    expect(await turkish.page("/operator/deposits")).toContain("Göndereceğiniz bankamız</dt><dd>Poyraz Bank");
    await office.post(`/operator/deposits/${id}`, { verdict: "cancel" });
  });

  it("approves one into the player's balance, once", async () => {
    const id = await ask();
    const approve = () => office.post(`/operator/deposits/${id}`, { verdict: "approve", note: "" });
    const answers = await Promise.all([approve(), approve()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(answers.map(({ headers }) => headers.get("location") ?? "").toSorted()).toEqual([
      "/operator/deposits?decided=approved",
      "/operator/deposits?decided=late",
    ]);
    expect([await statusOf(id), await balance()]).toEqual([1002, "2750.50"]);
    expect(await recorded(id)).toEqual([
      { kind: "deposit-approved", username: "sade", member: "Test administer", details: null },
    ]);
    expect(await office.page("/operator/deposits?decided=approved")).toContain("the balance has it");
    expect(await office.page("/operator/deposits?decided=late")).toContain("decided before");
    for (const made of ["?decided=toString", "?decided=x", ""]) {
      expect(await office.page(`/operator/deposits${made}`)).not.toMatch(/class="(done|problem)"/);
    }
  });

  it("cancels one with a note, without moving money", async () => {
    const id = await ask();
    const before = await balance();
    await office.post(`/operator/deposits/${id}`, { verdict: "cancel", note: " Ödeme gelmedi. " });
    expect([await statusOf(id), await balance()]).toEqual([1003, before]);
    expect(await recorded(id)).toEqual([
      { kind: "deposit-cancelled", username: "sade", member: "Test administer", details: "Ödeme gelmedi." },
    ]);
    const page = await office.page("/operator/deposits?decided=cancelled");
    expect(page).toContain("The deposit was cancelled.");
    expect(page).toContain("Note to the player</dt><dd>Ödeme gelmedi.");
  });

  it("does nothing on Enter in the note, because the form's first button is disabled", async () => {
    const id = await ask();
    const page = await office.page("/operator/deposits");
    const [card = ""] = new RegExp(`<li class="card wide" id="deposit-${id}">[\\s\\S]*?</li>`).exec(page) ?? [];
    const [first, ...others] = card.match(/<button[^>]*>/g) ?? [];
    expect(first).toBe("<button disabled hidden>");
    expect(others).toHaveLength(2);
    await office.post(`/operator/deposits/${id}`, { verdict: "cancel" });
  });

  it("returns a note that is too long as typed, at its deposit, with the maximum length", async () => {
    const [id, other] = [await ask(), await ask()];
    const note = `"Uzun" ${"x".repeat(300)}`;
    const answer = await office.post(`/operator/deposits/${id}`, { verdict: "cancel", note });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toMatch(/role="alert">The note can have at most 300 characters/);
    const fieldOf = (deposit: string) =>
      new RegExp(`id="deposit-${deposit}">[\\s\\S]*?(<input name="note"[^>]*>)`).exec(page)?.[1] ?? "";
    expect(fieldOf(id)).toContain(`value="&quot;Uzun&quot; ${"x".repeat(300)}"`);
    expect(fieldOf(id)).toContain('aria-invalid="true" autofocus');
    expect(fieldOf(other)).toContain('value=""');
    expect(fieldOf(other)).not.toContain("aria-invalid");
    for (const asked of [id, other]) await office.post(`/operator/deposits/${asked}`, { verdict: "cancel", note: "" });
  });

  it("ignores a form from elsewhere, and one without a verdict", async () => {
    const id = await ask();
    const path = `/operator/deposits/${id}`;
    const approve = { verdict: "approve", note: "" };
    expect((await office.post(path, { ...approve, formToken: undefined })).status).toBe(403);
    expect((await office.post(path, { ...approve, formToken: "x" })).status).toBe(403);
    expect((await office.post(path, approve, { origin: "https://evil.example" })).status).toBe(403);
    expect((await office.post(path, approve, { cookie: "" })).status).toBe(403);
    expect((await office.post(path, { verdict: "both" })).status).toBe(400);
    expect((await office.post(path, { ...approve, note: "x".repeat(301) })).status).toBe(400);
    expect(await statusOf(id)).toBe(1001);
    for (const unknown of ["1", "x", "99999999999999999999"]) {
      expect((await office.post(`/operator/deposits/${unknown}`, approve)).status).toBe(404);
    }
    const locked = await fetch(`${operator.origin}/operator/deposits`, { redirect: "manual" });
    expect(locked.status).toBe(303);
    expect(await locked.text()).not.toContain("sade");
  });
});

describe("the page of withdrawals", () => {
  const withdraw = async (filledIn: Record<string, string> = {}) =>
    (
      await acceptRequest(operator.db, {
        playerId,
        asked: await findMethod(operator.db, "40", 2, "tr"),
        amount: "200.00",
        filledIn,
        now: testNow,
        language: "tr",
      })
    ).id;

  it("shows the amount and the account to pay to", async () => {
    expect(await office.page("/operator/withdrawals")).toContain("No withdrawal is waiting.");
    const id = await withdraw({ account: "5000000021", identityValidityDate: "2030-01-31" });
    const page = await office.page("/operator/withdrawals");
    for (const shown of [
      "₺200.00",
      `#${id}`,
      "Your wallet number</dt><dd>5000000021",
      "31 January 2030",
      'aria-label="Approve: sade, ₺200.00"',
    ]) {
      expect(page).toContain(shown);
    }
    expect(await office.page("/operator/deposits")).not.toContain(`#${id}`);
    await office.post(`/operator/withdrawals/${id}`, { verdict: "cancel" });
  });

  it("pays one once, and returns the money of another", async () => {
    const before = Number(await balance());
    const paid = await withdraw();
    const answers = await Promise.all(
      ["approve", "cancel"].map((verdict) => office.post(`/operator/withdrawals/${paid}`, { verdict })),
    );
    expect(
      answers.filter(({ headers }) => headers.get("location") === "/operator/withdrawals?decided=late"),
    ).toHaveLength(1);
    const isPaid = (await statusOf(paid)) === 1002;
    expect(Number(await balance())).toBe(before - (isPaid ? 200 : 0));
    const returned = await withdraw();
    await office.post(`/operator/withdrawals/${returned}`, { verdict: "cancel", note: "Belge eksik." });
    expect(Number(await balance())).toBe(before - (isPaid ? 200 : 0));
    const page = await office.page("/operator/withdrawals?decided=cancelled");
    expect(page).toContain("the balance has its money again");
    expect(page).toContain("Note to the player</dt><dd>Belge eksik.");
  });
});

it("lists players without a verified identity, and verifies one", async () => {
  const set = (isVerified: boolean) =>
    operator.db.updateTable("player").set({ identity_verified: isVerified }).where("id", "=", playerId).execute();
  const isVerified = async () =>
    (
      await operator.db
        .selectFrom("player")
        .select("identity_verified")
        .where("id", "=", playerId)
        .executeTakeFirstOrThrow()
    ).identity_verified;
  await set(false);
  expect(await office.page("/operator/identities")).toContain("Ada Deneme (sade)");
  expect((await office.post(`/operator/identities/${playerId}`, { formToken: "x" })).status).toBe(403);
  expect(await isVerified()).toBe(false);
  const answer = await office.post(`/operator/identities/${playerId}`, {});
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/operator/identities?done=verified"]);
  expect(await isVerified()).toBe(true);
  expect(await office.page("/operator/identities?done=verified")).not.toContain("(sade)");
  for (const unknown of ["1", "x"]) expect((await office.post(`/operator/identities/${unknown}`, {})).status).toBe(404);
});

it("does not verify a second account with one identity number, and says why", async () => {
  const other = await operator.db
    .selectFrom("player")
    .select(["id", "national_id"])
    .where("username", "=", "baska")
    .executeTakeFirstOrThrow();
  const mine = await operator.db
    .selectFrom("player")
    .select("national_id")
    .where("id", "=", playerId)
    .executeTakeFirstOrThrow();
  const change = (more: object) => operator.db.updateTable("player").set(more).where("id", "=", other.id).execute();
  await change({ identity_verified: false, national_id: mine.national_id });
  const answer = await office.post(`/operator/identities/${other.id}`, {});
  expect(answer.headers.get("location")).toBe("/operator/identities?problem=another");
  const page = await office.page("/operator/identities?problem=another");
  expect(page).toContain("Not verified: another account with this identity number is already verified.");
  expect(page).toContain("(baska)");
  await change({ identity_verified: true, national_id: other.national_id });
});
