import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { financeSaveBankTransfer } from "../../src/contract/finance.ts";
import { casinoInitGame } from "../../src/contract/game-players.ts";
import { limitsGet } from "../../src/contract/limits.ts";
import { systemPing } from "../../src/contract/system.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { userLogout } from "../../src/contract/user.ts";
import { virtualgamesInitGame } from "../../src/contract/virtualgames.ts";
import { localDay } from "../lib/calendar.ts";
import { placeCoupon } from "../provider/place-coupon.ts";
import { decideRequest } from "./decide-request.ts";
import { findGameLaunch } from "../provider/game-launch.ts";
import { houseAccount, playerAccount, post, transfer } from "./ledger.ts";
import { findOpenSeat, openSeat } from "../provider/seats.ts";
import { placeRound } from "../provider/place-round.ts";
import type { Betting } from "../provider/purse.ts";
import { board } from "../provider/sports-board.ts";
import { databases, testNow } from "../testing/databases.ts";
import { playerIdOf } from "../testing/player-id-of.ts";
import { expired, openTestSite, type TestSite } from "../testing/site.ts";
import type { Database } from "../database/schema.ts";

const minuteSeconds = 60;
const daySeconds = 86_400;

describe.each(databases)("limits at work on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  let playerId: string;
  let round = 0;

  const limit = (kind: Database["player_limit"]["kind"], period: Database["player_limit"]["period"], value: string) =>
    site.db.insertInto("player_limit").values({ player_id: playerId, kind, period, value }).execute();
  const deposit = (amount: string, language = "tr") =>
    site.ask(
      financeSaveBankTransfer,
      { methodID: "21", amount, bank: "2", paidOn: localDay(site.clock.now) },
      { as, language },
    );
  const launch = (demo?: boolean) => site.ask(casinoInitGame, { gameID: "2", ...(demo && { demo }) }, { as });
  /** Opens a game's page as the player does, in the session of `as`. */
  const open = async (demo?: boolean): Promise<Betting> => openPage((await launch(demo)).data as { url: string });
  const openPage = async ({ url }: { url: string }): Promise<Betting> => {
    const { db, clock } = site;
    const token = new URL(url).searchParams.get("launch") ?? "";
    const found = await findGameLaunch(db, token, clock.now);
    if (found) await openSeat(db, found, clock.now);
    const open = await findOpenSeat(db, token, clock.now);
    const { seat, sessionBeganAt } = open ?? {};
    return { db, now: () => clock.now, language: "tr", launchId: seat?.launch_id ?? "", sessionBeganAt };
  };
  const stake = (playing: Betting, amount: string) => {
    round += 1;
    return placeRound(playing, `round-${round}-of-many`, { stake: amount });
  };
  /** Moves the player's wallet by a bet that is lost, or a win. */
  const settle = async (kind: "bet" | "win", amount: string) => {
    const wallet = await playerAccount(site.db, playerId, "wallet", "TRY");
    const house = await houseAccount(site.db, "house.games", "TRY");
    const entries = kind === "bet" ? transfer(wallet, house, amount) : transfer(house, wallet, amount);
    await post(site.db, { kind, at: site.clock.now, history: { category: 1 }, entries });
  };
  const forbidden = (message: string) => ({ code: 423, message: expect.stringContaining(message) });

  beforeAll(async () => {
    site = await openTestSite(database);
    playerId = await playerIdOf(site.db, "sade");
    const from = await houseAccount(site.db, "house.capital", "TRY");
    const to = await playerAccount(site.db, playerId, "wallet", "TRY");
    await post(site.db, { kind: "opening", at: testNow, entries: transfer(from, to, "100000.00") });
  });
  /** Each test is in a month of its own. */
  beforeEach(async () => {
    await site.db.deleteFrom("player_limit").execute();
    const { now } = site.clock;
    site.clock.now = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 11, 9));
    as = await site.sessionOf("sade");
  });
  afterAll(() => site.close());

  it("take deposits up to a limit, and say what is left of it and until when", async () => {
    await limit("deposit", "day", "500.00");
    await limit("deposit", "week", "600.00");
    expect(await deposit("300")).toMatchObject({ result: true });
    const refused = await deposit("250");
    expect(refused).toMatchObject({ result: false, ...forbidden("Belirlediğiniz günlük yatırım limiti nedeniyle") });
    expect(refused.message).toContain("12 Nisan 2026, 00.00 (Türkiye saati) tarihine kadar");
    expect(refused.message).toContain("₺200,00");
    expect((await deposit("250", "en")).message).toMatch(
      /^Your daily deposit limit lets you deposit up to ₺200\.00 until 12 April 2026, 00:00 \(Türkiye time\)\.$/,
    );
    expect(await deposit("200")).toMatchObject({ result: true });
    site.pass(daySeconds);
    as = await site.sessionOf("sade");
    // The next day is a Sunday of the same week.
    expect(await deposit("101")).toMatchObject(forbidden("Belirlediğiniz haftalık yatırım limiti nedeniyle"));
    expect(await deposit("100")).toMatchObject({ result: true });
    site.pass(daySeconds);
    as = await site.sessionOf("sade");
    expect(await deposit("500")).toMatchObject({ result: true });
  });

  it("count a deposit from when it is asked for, and not once it is cancelled", async () => {
    await limit("deposit", "month", "400.00");
    const { data } = await deposit("400");
    const { transactionID } = data as { transactionID: string };
    expect(await deposit("100")).toMatchObject(forbidden("Belirlediğiniz aylık yatırım limitine ulaştınız."));
    expect((await site.succeed(limitsGet, {}, { as })).used.deposit).toEqual({
      day: "400.00",
      week: "400.00",
      month: "400.00",
    });
    await decideRequest(site.db, transactionID, { verdict: "cancel" }, site.clock.now);
    expect(await deposit("400")).toMatchObject({ result: true });
  });

  it("let no two deposits at once pass a limit together", async () => {
    await limit("deposit", "day", "500.00");
    const answers = await Promise.all(Array.from({ length: 5 }, () => deposit("200")));
    expect(answers.filter(({ result }) => result)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 423)).toHaveLength(3);
  });

  it("take no stake that could pass a loss limit, and count wins", async () => {
    await limit("loss", "day", "100.00");
    const playing = await open();
    await expect(stake(playing, "100.10")).rejects.toMatchObject(
      forbidden("Bu bahis günlük kayıp limitinizi aşabilir."),
    );
    await settle("bet", "60.00");
    await expect(stake(playing, "40.10")).rejects.toMatchObject(forbidden("₺40,00"));
    await settle("win", "30.00");
    expect((await site.succeed(limitsGet, {}, { as })).used.loss).toEqual({
      day: "30.00",
      week: "30.00",
      month: "30.00",
    });
    await settle("bet", "70.00");
    await expect(stake(playing, "0.50")).rejects.toMatchObject(
      forbidden("Belirlediğiniz günlük kayıp limitine ulaştınız."),
    );
    expect(await launch()).toMatchObject({
      result: false,
      ...forbidden("Belirlediğiniz günlük kayıp limitine ulaştınız."),
    });
    expect(await launch(true)).toMatchObject({ result: true });
    await stake(await open(true), "5.00");
    await settle("win", "150.00");
    expect((await site.succeed(limitsGet, {}, { as })).used.loss.day).toBe("0.00");
    await stake(playing, "150.00");
  });

  it("refuse a coupon like a round, and move nothing", async () => {
    await limit("loss", "week", "9.00");
    const playing = await openPage(
      await site.succeed(virtualgamesInitGame, { providerID: "betframe", type: "sport" }, { as }),
    );
    const match = (await board(site.db, site.clock.now)).find(({ minute: played }) => played === undefined);
    const bet = {
      event: match?.fixture.id ?? "",
      market: "result" as const,
      pick: "home" as const,
      odds: match?.odds.home ?? "",
    };
    const place = (amount: string) =>
      placeCoupon(playing, `coupon-${amount}-lira`, { stake: amount, selections: [bet] });
    await expect(place("10.00")).rejects.toMatchObject(forbidden("Bu bahis haftalık kayıp limitinizi aşabilir."));
    expect(await site.db.selectFrom("coupon").select("id").execute()).toEqual([]);
    await place("9.00");
    await expect(place("1.00")).rejects.toMatchObject(forbidden("Belirlediğiniz haftalık kayıp limitine ulaştınız."));
  });

  it("let no two tabs at once pass a loss limit together", async () => {
    await limit("loss", "day", "1000.00");
    const tabs = await Promise.all([1, 2, 3, 4].map(() => open()));
    const before = (await site.succeed(limitsGet, {}, { as })).used.loss.day;
    expect(before).toBe("0.00");
    const placed = await Promise.allSettled(tabs.map((playing) => stake(playing, "900.00")));
    const won = placed.flatMap((result) => (result.status === "fulfilled" ? [Number(result.value.win)] : []));
    // After a win there is room for another. Without one, there is none.
    if (won.every((win) => win === 0)) expect(won).toHaveLength(1);
    for (const result of placed) if (result.status === "rejected") expect(result.reason).toMatchObject({ code: 423 });
    const lost = Number((await site.succeed(limitsGet, {}, { as })).used.loss.day);
    expect(lost).toBeLessThanOrEqual(1_000);
  });

  it("end a session at its length: no stake and no game any more, and soon nothing else", async () => {
    await limit("session", null, "30.00");
    const playing = await open();
    site.pass(30 * minuteSeconds - 1);
    await stake(playing, "1.00");
    site.pass(1);
    await expect(stake(playing, "1.00")).rejects.toMatchObject(forbidden("Oturum süresi limitinize ulaştınız."));
    expect(await launch()).toMatchObject(forbidden("Oturum süresi limitinize ulaştınız."));
    const kept = await site.succeed(systemPing, {}, { as });
    site.pass(5 * minuteSeconds - 1);
    expect(await site.ask(limitsGet, {}, { as: kept })).toMatchObject({ result: true });
    site.pass(1);
    expect(await site.ask(limitsGet, {}, { as: kept })).toEqual(expired);
    expect(await site.ask(systemPing, {}, { as: kept })).toEqual(expired);
    expect(await site.ask(userLogout, {}, { as: kept })).toMatchObject({ result: true });
    as = await site.sessionOf("sade");
    expect(await launch()).toMatchObject({ result: true });
  });
});
