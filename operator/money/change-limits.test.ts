import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limitsCancelPending, limitsConfirm, limitsGet, limitsSet } from "../../src/contract/limits.ts";
import type { LimitKind, LimitPeriod, LimitValue } from "../../src/contract/limits.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { databases } from "../testing/databases.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";

const hourSeconds = 3_600;

describe.each(databases)("limits on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  const get = () => site.succeed(limitsGet, {}, { as });
  const set = (value: LimitValue, kind: LimitKind = "deposit", period: LimitPeriod | null = "day") =>
    site.ask(limitsSet, { kind, value, ...(period !== null && { period }) }, { as });
  const deposit = async () => (await get()).deposit.day;
  const pending = async () => (await get()).pending;
  /** Sessions last an hour, so a test that waits logs in again. */
  const wait = async (hours: number) => {
    site.pass(hours * hourSeconds);
    as = await site.sessionOf("sade");
  };
  const history = async () => {
    const rows = await site.db
      .selectFrom("limit_event")
      .select(["action", "value_before", "value_after"])
      .orderBy("id")
      .execute();
    return rows.map((row) => [row.action, row.value_before, row.value_after]);
  };

  beforeAll(async () => {
    site = await openTestSite(database);
  });
  beforeEach(async () => {
    for (const table of ["player_limit", "pending_limit"] as const) await site.db.deleteFrom(table).execute();
    as = await site.sessionOf("sade");
  });
  afterAll(() => site.close());

  it("are none at first, with nothing used", async () => {
    const none = { day: null, week: null, month: null };
    const nothing = { day: "0.00", week: "0.00", month: "0.00" };
    expect(await get()).toEqual({
      deposit: none,
      loss: none,
      session: { minutes: null },
      realityCheck: { minutes: null },
      raiseAfterHours: 72,
      pending: [],
      used: { deposit: nothing, loss: nothing },
    });
  });

  it("take effect at once when they are first set, and when they are lowered", async () => {
    await set("500");
    expect([await deposit(), await pending()]).toEqual(["500.00", []]);
    await set(350.5);
    expect([await deposit(), await pending()]).toEqual(["350.50", []]);
    await set("0");
    expect(await deposit()).toBe("0.00");
  });

  it.each([
    ["higher", "800.00"],
    ["none", null],
  ])("wait when they are raised (%s), and count once they are confirmed", async (_what, value) => {
    await set("500");
    await set(value);
    const [raise] = await pending();
    const effectiveAt = new Date(site.clock.now.getTime() + 72 * hourSeconds * 1_000).toISOString();
    expect([await deposit(), raise]).toEqual([
      "500.00",
      { id: raise?.id, kind: "deposit", period: "day", value, effectiveAt },
    ]);
    const confirm = () => site.ask(limitsConfirm, { id: raise?.id ?? "" }, { as, language: "en" });
    await wait(72 - 1 / hourSeconds);
    expect(await confirm()).toMatchObject({
      result: false,
      code: 425,
      message: expect.stringContaining("You can confirm this request from"),
    });
    expect(await deposit()).toBe("500.00");
    await wait(1 / hourSeconds);
    expect([await deposit(), await pending()]).toEqual(["500.00", [raise]]);
    expect(await confirm()).toMatchObject({ result: true });
    expect([await deposit(), await pending()]).toEqual([value, []]);
    expect(await confirm()).toMatchObject({ result: false, code: 404 });
  });

  it("wait as long as the operator says", async () => {
    site.operator.raiseAfterHours = 24;
    await set("500");
    await set("600");
    expect((await get()).raiseAfterHours).toBe(24);
    const [{ id, effectiveAt } = { id: "", effectiveAt: "" }] = await pending();
    expect(Date.parse(effectiveAt) - site.clock.now.getTime()).toBe(24 * hourSeconds * 1_000);
    site.operator.raiseAfterHours = 72;
    await wait(24);
    await site.succeed(limitsConfirm, { id }, { as });
    expect(await deposit()).toBe("600.00");
  });

  it("have one waiting raise: the last, whose time begins anew; none after a lower value", async () => {
    await set("500");
    await set("800");
    const [first] = await pending();
    await wait(71);
    await set("700");
    const [second, ...others] = await pending();
    expect([second?.value, others]).toEqual(["700.00", []]);
    await wait(1);
    expect(await site.ask(limitsConfirm, { id: first?.id ?? "" }, { as })).toMatchObject({ code: 404 });
    expect(await site.ask(limitsConfirm, { id: second?.id ?? "" }, { as })).toMatchObject({ code: 425 });
    await set("400");
    expect([await deposit(), await pending()]).toEqual(["400.00", []]);
    await set("900");
    await set("400");
    expect([await deposit(), await pending()]).toEqual(["400.00", []]);
  });

  it("give a raise up", async () => {
    await set("500");
    await set("800");
    const [{ id } = { id: "" }] = await pending();
    const cancel = (by = as) => site.ask(limitsCancelPending, { id }, { as: by });
    expect(await cancel(await site.sessionOf("baska"))).toMatchObject({ result: false, code: 404 });
    expect(await pending()).toHaveLength(1);
    expect(await cancel()).toMatchObject({ result: true });
    expect([await deposit(), await pending()]).toEqual(["500.00", []]);
    await wait(72);
    expect(await site.ask(limitsConfirm, { id }, { as })).toMatchObject({ code: 404 });
  });

  it("are of each kind and period apart, minutes for times", async () => {
    await set("100", "loss", "week");
    await set("90", "loss", "month");
    await set(120, "session", null);
    await set(30, "realityCheck", null);
    await set(60, "realityCheck", null);
    const limits = await get();
    expect(limits).toMatchObject({
      loss: { day: null, week: "100.00", month: "90.00" },
      deposit: { day: null },
      session: { minutes: 120 },
      realityCheck: { minutes: 30 },
    });
    expect(limits.pending).toEqual([expect.objectContaining({ kind: "realityCheck", value: 60 })]);
    expect(limits.pending[0]).not.toHaveProperty("period");
  });

  it.each<[LimitKind, LimitPeriod | undefined, LimitValue]>([
    ["deposit", undefined, "100"],
    ["session", "day", 60],
    ["deposit", "day", "-1"],
    ["deposit", "day", "1.005"],
    ["deposit", "day", 1e21],
    ["loss", "week", "9999999999999"],
    ["session", undefined, 9],
    ["session", undefined, 60.5],
    ["realityCheck", undefined, 9],
    ["realityCheck", undefined, 481],
  ])("refuse %s %s of %s", async (kind, period, value) => {
    expect(await site.ask(limitsSet, { kind, period, value }, { as })).toMatchObject({ result: false, code: 422 });
    expect((await get()).pending).toEqual([]);
  });

  it("leave a history that nobody changes", async () => {
    const before = (await history()).length;
    await set("500");
    await set("500");
    await set("800");
    await set("900");
    const [{ id } = { id: "" }] = await pending();
    await site.succeed(limitsCancelPending, { id }, { as });
    await set(null);
    await wait(72);
    const [{ id: removal } = { id: "" }] = await pending();
    await site.succeed(limitsConfirm, { id: removal }, { as });
    expect((await history()).slice(before)).toEqual([
      ["set", null, "500.00"],
      ["asked", "500.00", "800.00"],
      ["replaced", "500.00", "800.00"],
      ["asked", "500.00", "900.00"],
      ["cancelled", "500.00", "900.00"],
      ["asked", "500.00", null],
      ["confirmed", "500.00", null],
    ]);
    await expect(site.db.updateTable("limit_event").set({ action: "set" }).execute()).rejects.toThrow(
      "only ever added to",
    );
    await expect(site.db.deleteFrom("limit_event").execute()).rejects.toThrow("only ever added to");
  });

  it("of two changes at once leave one state, with one raise at most", async () => {
    await set("500");
    const asked = ["600", "700", "450", "800", null];
    await Promise.all(asked.map((value) => set(value)));
    expect(["450.00"]).toContain(await deposit());
    expect((await pending()).length).toBeLessThanOrEqual(1);
  });
});
