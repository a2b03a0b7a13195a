import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acts } from "../database/columns.ts";
import type { RunningOperator } from "../server.ts";
import { allAudit, writeAudit } from "./audit.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { testNow } from "../testing/databases.ts";
import { startTestOperator } from "../testing/operator.ts";
import { addTestMember } from "../testing/staff.ts";
import { csvLine } from "./page.ts";

let operator: RunningOperator;
let office: Awaited<ReturnType<typeof visitBackOffice>>;
beforeAll(async () => {
  operator = await startTestOperator({ now: () => testNow });
  office = await visitBackOffice(operator);
});
afterAll(() => operator.close());

const playerId = async () =>
  (await operator.db.selectFrom("player").select("id").where("username", "=", "sade").executeTakeFirstOrThrow()).id;
const inBoth = { titleTr: "Başlık", titleEn: "Title", textTr: "Metin", textEn: "Text" };

/** What is recorded by `work`. */
async function recordedBy(work: () => Promise<unknown>) {
  const last = await operator.db
    .selectFrom("staff_audit")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  await work();
  return operator.db
    .selectFrom("staff_audit")
    .innerJoin("staff", "staff.id", "staff_id")
    .select(["name", "kind", "subject", "player_id", "details", "at"])
    .where("staff_audit.id", ">", last?.id ?? "0")
    .orderBy("staff_audit.id")
    .execute();
}

describe("what staff decide is recorded, with who, when and on what", () => {
  const row = (kind: string, more: object = {}) => ({
    name: "Test administer",
    kind,
    subject: null,
    player_id: null,
    details: null,
    at: testNow,
    ...more,
  });

  it.each([
    ["/operator", { ...inBoth, active: "1", endsAt: "" }, row("site-closed")],
    ["/operator", { ...inBoth, active: "0", endsAt: "" }, row("site-opened")],
    ["/operator/promotions/4", { active: "1" }, row("shown", { subject: "promotion 4" })],
    ["/operator/sliders/1", { active: "0" }, row("hidden", { subject: "slider 1" })],
    [
      "/operator/messages",
      { ...inBoth, topic: "message" },
      row("message-sent", { subject: "100001", details: "Title" }),
    ],
    [
      "/operator/lobby/casino/categories/11",
      { titleTr: "Yeni", titleEn: "New", place: "1" },
      row("lobby-changed", { subject: "casino category 11", details: "place 1, titleTr Yeni, titleEn New" }),
    ],
    ["/operator/lobby/live/providers/1/active", { active: "1" }, row("shown", { subject: "live provider 1" })],
    ["/operator/information/SiteInformation", inBoth, row("page-changed", { subject: "SiteInformation" })],
    ["/operator/staff", { name: "Fatma", role: "decide" }, row("staff-added", { subject: "Fatma", details: "decide" })],
  ])("a form of %s", async (path, fields, expected) => {
    expect(await recordedBy(() => office.post(path, fields))).toEqual([expected]);
  });

  it("what concerns a player, with the player", async () => {
    const id = await playerId();
    expect(await recordedBy(() => office.post(`/operator/identities/${id}`, {}))).toEqual([
      row("identity-verified", { player_id: id }),
    ]);
    expect(await recordedBy(() => office.post(`/operator/recovery/${id}`, {}))).toEqual([
      row("account-recovered", { player_id: id }),
    ]);
  });

  it("each change of a member of staff", async () => {
    const id = await addTestMember(operator.db, "Gül", "look");
    for (const [change, kind] of [
      ["role", "staff-role"],
      ["lock", "staff-locked"],
      ["unlock", "staff-unlocked"],
      ["reset", "staff-reset"],
    ]) {
      const [recorded] = await recordedBy(() => office.post(`/operator/staff/${id}`, { change, role: "decide" }));
      expect(recorded).toEqual(row(kind ?? "", { subject: "Gül", details: change === "role" ? "decide" : null }));
    }
  });

  it("nothing, where nothing was done", async () => {
    const nothing = async () => {
      for (const path of [
        "identities/1",
        "recovery/1",
        "coupons/1",
        "deposits/1",
        "promotions/99",
        "lobby/casino/categories/999/active",
        "lobby/casino/providers/999/active",
        "information/Nothing",
        "staff/999999",
      ]) {
        await office.post(`/operator/${path}`, { ...inBoth, active: "1", verdict: "approve", change: "lock" });
      }
      await office.post("/operator/staff", { name: "fatma", role: "look" });
    };
    expect(await recordedBy(nothing)).toEqual([]);
  });

  it("for good: the database refuses to change or delete it", async () => {
    for (const statement of [sql`update staff_audit set kind = 'shown'`, sql`delete from staff_audit`]) {
      await expect(statement.execute(operator.db)).rejects.toThrow("cannot be changed or deleted");
    }
  });
});

describe("the audit page", () => {
  const rows = (page: string) =>
    Array.from(page.matchAll(/<li class="card wide">\s*<h2>(.*?)<\/h2>/g), ([, heading]) => heading);
  const search = async (query: Record<string, string>) =>
    rows(await office.page(`/operator/audit?${new URLSearchParams(query).toString()}`));
  let member: string;
  beforeAll(async () => {
    member = await addTestMember(operator.db, "Hakan", "decide");
    const { db } = operator;
    const at = (day: string) => new Date(`${day}T00:30:00+03:00`);
    const sade = await playerId();
    await writeAudit(
      db,
      member,
      { kind: "withdrawal-approved", subject: "7", playerId: sade, details: "=cmd|' /C calc'!A0" },
      at("2026-02-01"),
    );
    await writeAudit(db, member, { kind: "coupon-voided", subject: "<b>", playerId: "1" }, at("2026-02-02"));
    await writeAudit(db, null, { kind: "staff-added", subject: "İlk" }, at("2026-02-03"));
  });

  it("finds by member, player, kind and days, and shows who, what and when, escaped", async () => {
    expect(await search({ member })).toEqual(["Coupon voided: &lt;b&gt;", "Withdrawal approved: 7"]);
    expect(await search({ member, player: "sade" })).toEqual(["Withdrawal approved: 7"]);
    expect(await search({ player: "1" })).toEqual(["Coupon voided: &lt;b&gt;"]);
    expect(await search({ player: "nobody" })).toEqual([]);
    expect(await search({ kind: "coupon-voided" })).toEqual(["Coupon voided: &lt;b&gt;"]);
    expect(await search({ from: "2026-02-01", to: "2026-02-01" })).toEqual(["Withdrawal approved: 7"]);
    expect(await search({ from: "2026-02-02", to: "2026-02-03" })).toEqual([
      "Member of staff added: İlk",
      "Coupon voided: &lt;b&gt;",
    ]);
    // Nonsense in the address is left out.
    expect((await search({ from: "2026-02-31x", member: "x", kind: "x", before: "x" })).length).toBeGreaterThan(3);
    const page = await office.page(`/operator/audit?member=${member}`);
    expect(page).toContain("1 Feb 2026, 00:30 · Hakan · Player: sade");
    expect(page).toContain("2 Feb 2026, 00:30 · Hakan · Player: #1");
    expect(await office.page("/operator/audit?from=2026-02-03&to=2026-02-03")).toContain("Command line");
  });

  it("has words for everything that staff can do", async () => {
    const page = await office.page("/operator/audit");
    for (const act of acts) expect(page).toMatch(new RegExp(`<option value="${act}" >[A-Z]`));
  });

  it("has pages of 50 and leads to older ones, with the search", async () => {
    for (let number = 1; number <= 101; number += 1)
      await writeAudit(operator.db, member, { kind: "hidden", subject: `popup ${number}` }, testNow);
    let path: string | undefined = "/operator/audit?kind=hidden&player=";
    const found: (string | undefined)[] = [];
    const sizes: number[] = [];
    while (path !== undefined) {
      const page: string = await office.page(path);
      found.push(...rows(page));
      sizes.push(rows(page).length);
      const query: string | undefined = /<a href="([^"]+)" rel="next">/.exec(page)?.[1];
      path = query && `/operator/audit${query.replaceAll("&amp;", "&")}`;
    }
    // One is from the sliders' page.
    expect(sizes).toEqual([50, 50, 2]);
    expect(new Set(found).size).toBe(102);
  });

  it("gives a CSV file of all that it finds, in which no cell is a formula", async () => {
    const response = await office.get(`/operator/audit/csv?member=${member}`);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="audit.csv"');
    const file = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(file.startsWith("\uFEFFTime,Member of staff,")).toBe(true);
    const lines = file.split("\r\n");
    expect(lines).toHaveLength(1 + 103 + 1);
    expect(lines.at(-2)).toBe(
      `2026-01-31T21:30:00.000Z,Hakan,Withdrawal approved,7,${await playerId()},sade,'=cmd|' /C calc'!A0`,
    );
    expect((await (await office.get("/operator/audit/csv?player=nobody")).text()).split("\r\n")).toHaveLength(2);
  });

  it("reads it in parts", async () => {
    const ids = [];
    for await (const { id } of allAudit(operator.db, { staffId: member }, 50)) ids.push(id);
    expect(new Set(ids).size).toBe(103);
  });
});

describe("a line of CSV", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["  =1", "'  =1"],
    ["\t=1", "'\t=1"],
    ["＝1", "'＝1"],
    ["\r=1", '"\'\r=1"'],
    ["a-b", "a-b"],
    ['say "hi"', '"say ""hi"""'],
    ["a,b", '"a,b"'],
    ["a;b", '"a;b"'],
    ["a\nb", '"a\nb"'],
    [null, ""],
  ])("with %j has %j", (cell, written) => {
    expect(csvLine([cell, "x"], "en")).toBe(`${written},x\r\n`);
    expect(csvLine([cell, "x"], "tr")).toBe(`${written};x\r\n`);
  });
});
