import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { betframeGetCoupons } from "../../src/contract/betframe.ts";
import type { RequestOf } from "../../src/contract/declaration.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { databases } from "../testing/databases.ts";
import { anonymous, openTestSite, type TestSite } from "../testing/site.ts";
import type { Database } from "../database/schema.ts";

type CouponState = Database["coupon"]["state"];

type Request = Partial<RequestOf<typeof betframeGetCoupons>>;

const kickOff = new Date("2026-03-15T20:00:00+03:00");
describe.each(databases)("betframe/getCoupons on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  const ids: string[] = [];

  /** The days on which the coupons were placed, by the operator's clock. */
  const placed = ["2026-03-01T00:00", "2026-03-09T23:59", "2026-03-10T00:00", "2026-03-10T23:59", "2026-03-11T00:00"];

  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
    const { uid: other } = await site.sessionOf("baska");
    for (const [index, moment] of placed.entries()) {
      const at = `${moment}:00+03:00`;
      ids.push(await place(as.uid, index, at));
      await place(other, index, at);
    }
    await close(ids[0], "won", "388.00");
    await close(ids[1], "lost", "0.00");
    await close(ids[2], "void", "100.00");
  });

  async function place(playerId: string, index: number, placedAt: string): Promise<string> {
    const { id } = await site.db
      .insertInto("coupon")
      .values({
        player_id: playerId,
        client_id: `slip ${index}`,
        launch_id: "launch",
        game: "Spor",
        currency: "TRY",
        stake: "100.00",
        odds: "3.88",
        possible_win: "388.00",
        state: "open",
        placed_at: placedAt,
        due_at: kickOff,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const selection = { coupon_id: id, starts_at: kickOff, ends_at: kickOff };
    await site.db
      .insertInto("coupon_selection")
      .values([
        {
          ...selection,
          position: 0,
          event_id: "a",
          home: "Lale",
          away: "Nar",
          market: "result",
          pick: "home",
          odds: "1.85",
          result: "2-1",
        },
        {
          ...selection,
          position: 1,
          event_id: "b",
          home: "Çini",
          away: "Kuzey",
          market: "goals",
          pick: "over",
          odds: "2.10",
        },
      ])
      .execute();
    return id;
  }

  const close = (id = "", state: CouponState, win: string) =>
    site.db.updateTable("coupon").set({ state, win, settled_at: kickOff }).where("id", "=", id).execute();
  afterAll(() => site.close());

  const ask = (data: Request) =>
    site.ask(betframeGetCoupons, { startDate: "", endDate: "", limit: 10, offset: 0, ...data }, { as });
  const list = (data: Request) =>
    site.succeed(betframeGetCoupons, { startDate: "", endDate: "", limit: 10, offset: 0, ...data }, { as });
  /** Indices into `placed`. */
  const found = async (data: Request) => (await list(data)).map(({ id }) => ids.indexOf(id));

  it("answers the player's coupons with all their fields, the latest first", async () => {
    expect(await found({})).toEqual([4, 3, 2, 1, 0]);
    const coupons = await list({});
    expect(coupons[4]).toEqual({
      id: ids[0],
      placedAt: "2026-02-28T21:00:00.000Z",
      stake: "100.00",
      possibleWin: "388.00",
      win: "388.00",
      odds: 3.88,
      state: "won",
      selections: [
        {
          event: "Lale – Nar",
          market: "Maç sonucu",
          pick: "1",
          odds: 1.85,
          startsAt: "2026-03-15T17:00:00.000Z",
          result: "2-1",
        },
        {
          event: "Çini – Kuzey",
          market: "Toplam gol 2,5",
          pick: "Üst",
          odds: 2.1,
          startsAt: "2026-03-15T17:00:00.000Z",
        },
      ],
    });
    expect(coupons[0]).not.toHaveProperty("win");
  });

  it("filters open and closed ones", async () => {
    expect(await found({ state: "open" })).toEqual([4, 3]);
    expect(await found({ state: "closed" })).toEqual([2, 1, 0]);
  });

  it("uses the operator's days, both included", async () => {
    expect(await found({ startDate: "2026-03-10", endDate: "2026-03-10" })).toEqual([3, 2]);
    expect(await found({ startDate: "2026-03-10" })).toEqual([4, 3, 2]);
    expect(await found({ endDate: "2026-03-09" })).toEqual([1, 0]);
    expect(await found({ startDate: "2026-03-10", endDate: "2026-03-10", state: "open" })).toEqual([3]);
    expect(await ask({ startDate: "2026-03-12", endDate: "2026-03-01" })).toMatchObject({
      result: true,
      message: "Kayıt Bulunamadı",
      data: [],
    });
    expect(await ask({ startDate: "12.03.2026" })).toMatchObject({ result: false, code: 400 });
    expect(await ask({ startDate: "2026-02-31" })).toMatchObject({ result: true });
  });

  it("has pages, with the true total past the end", async () => {
    expect(await found({ limit: 2, offset: 2 })).toEqual([2, 1]);
    expect(await ask({ offset: 50 })).toMatchObject({ data: [], pagination: { total: 5 } });
    expect((await ask({ limit: 5_000 })).pagination?.limit).toBe(100);
  });

  it("lists only the player's own", async () => {
    const page = { startDate: "", endDate: "", limit: 10, offset: 0 };
    expect(await site.ask(betframeGetCoupons, page)).toMatchObject(anonymous);
  });
});
