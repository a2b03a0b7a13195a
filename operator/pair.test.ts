import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoInitGame } from "../src/contract/game-players.ts";
import { financeCheckBalance, financeSaveBankTransfer } from "../src/contract/finance.ts";
import type { SessionKeys } from "../src/contract/system.ts";
import { systemCapabilities, systemPing } from "../src/contract/system.ts";
import { userGetUserProfile, userLogin, userLogout } from "../src/contract/user.ts";
import { userForgot, userPassReset, userRegister, userRegisterConfirm } from "../src/contract/user-account.ts";
import { userSmsSend, userSmsValidate } from "../src/contract/user-security.ts";
import { virtualgamesInitGame } from "../src/contract/virtualgames.ts";
import { visitBackOffice } from "./testing/back-office.ts";
import { databases } from "./testing/databases.ts";
import { type Pair, startPair } from "./testing/pair.ts";
import { testPassword } from "./testing/players.ts";
import { startRoundRobin } from "./testing/round-robin.ts";
import { expired } from "./testing/site.ts";
import { staffCookie } from "./testing/staff.ts";

it("the proxy of these tests takes turns", async () => {
  const [first, second, proxy] = [await startRoundRobin(), await startRoundRobin(), await startRoundRobin()];
  proxy.servers = [first.origin, second.origin];
  first.servers = second.servers = ["http://127.0.0.1:1"];
  const asked = [1, 2, 3, 4].map(async () => (await fetch(proxy.origin)).headers.get("x-server"));
  const servers = await Promise.all(asked);
  expect(servers.filter((server) => server === "0")).toHaveLength(2);
  expect(servers.filter((server) => server === "1")).toHaveLength(2);
  await Promise.all([first, second, proxy].map((one) => one.close()));
});

/** Requests go to the two processes in turns. */
describe.each(databases.filter(({ name }) => name === "PostgreSQL"))("two operators on one $name", (database) => {
  let pair: Pair;
  let close = async () => {};
  beforeAll(async () => {
    const { storage, remove } = await database.storage();
    if (storage.kind !== "postgres") throw new Error("Not a server");
    pair = await startPair(storage.url);
    close = async () => {
      await pair.close();
      await remove();
    };
  });
  afterAll(() => close());

  const signIn = (username: string, password = testPassword) => pair.succeed(userLogin, { username, password });
  const balance = async (as: SessionKeys) => (await pair.succeed(financeCheckBalance, {}, { as }))[0]?.balance;
  const lastMail = async (recipient: string) => {
    const row = await pair.db
      .selectFrom("outbox")
      .selectAll()
      .where("recipient", "=", recipient)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    return { code: /\d{6}/.exec(row.body ?? "")?.[0] ?? "", token: row.path?.split("token=")[1] ?? "" };
  };
  const office = () => visitBackOffice({ origin: pair.site, db: pair.db });
  /** The proxy claims to be reached over https. */
  const ownOrigin = () => ({ origin: pair.site.replace("http:", "https:") });

  it("have one key and one origin for games", async () => {
    const configs = await Promise.all(
      pair.processes.map(async ({ origin }) => (await fetch(`${origin}/config.json`)).json()),
    );
    expect(configs[0]).toEqual(configs[1]);
    expect(pair.config.gameOrigins).toEqual([pair.games]);
    const players = await pair.db.selectFrom("player").select("username").execute();
    expect(new Set(players.map(({ username }) => username)).size).toBe(players.length);
  });

  it("share sessions: signed in at one, refreshed and signed out at the other", async () => {
    const keys = await signIn("sade");
    await pair.succeed(userGetUserProfile, {}, { as: keys });
    const fresh = await pair.succeed(systemPing, {}, { as: keys });
    await pair.succeed(userGetUserProfile, {}, { as: fresh });
    await pair.succeed(userGetUserProfile, {}, { as: keys });
    await pair.succeed(userLogout, {}, { as: fresh });
    for (const as of [fresh, keys, fresh]) expect(await pair.ask(userGetUserProfile, {}, { as })).toEqual(expired);
  });

  it("share codes sent by SMS", async () => {
    const keys = await signIn("mesaj");
    await pair.succeed(userSmsSend, { SiteType: "Mobile" }, { as: keys });
    const proved = await pair.succeed(
      userSmsValidate,
      { SiteType: "Mobile", code: (await lastMail("+905000000102")).code },
      { as: keys },
    );
    expect((await pair.succeed(userGetUserProfile, {}, { as: proved ?? keys })).username).toBe("mesaj");
  });

  it("open an account once with the other's mail, and reset its password", async () => {
    const form = {
      firstName: "Ada",
      lastName: "Deneme",
      birthDate: "1990-05-17",
      nationalId: "10000000528",
      country: "TR",
      city: "İzmir",
      address: "Sokak 1",
      currency: "TRY",
      email: "cift@test.example",
      phone: "+905000000177",
      username: "ciftci",
      password: "Gizli-Parola-1",
      passwordConfirm: "Gizli-Parola-1",
      smsOptIn: false,
      emailOptIn: false,
      rulesAccepted: true,
    };
    const idempotencyKey = randomUUID();
    const answers = await Promise.all([1, 2].map(() => pair.ask(userRegister, form, { idempotencyKey })));
    expect(answers[0]).toMatchObject({ result: true });
    expect(answers[1]).toEqual(answers[0]);
    await pair.succeed(userRegisterConfirm, { token: (await lastMail(form.email)).token });
    const keys = await signIn("ciftci", form.password);
    await pair.succeed(userForgot, { username: "ciftci" });
    const typed = { password: "Nane-ve-Biber-2", passwordConfirm: "Nane-ve-Biber-2" };
    await pair.succeed(userPassReset, { token: (await lastMail(form.email)).token, ...typed });
    for (const as of [keys, keys]) expect(await pair.ask(systemPing, {}, { as })).toEqual(expired);
    await signIn("ciftci", typed.password);
  });

  it("accept a deposit once, and approve it once in one back office", async () => {
    const keys = await signIn("sade");
    const before = Number(await balance(keys));
    const idempotencyKey = randomUUID();
    const deposit = { methodID: "22", amount: "50.00" };
    const asked = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => pair.ask(financeSaveBankTransfer, deposit, { as: keys, idempotencyKey })),
    );
    for (const answer of asked) expect(answer).toEqual(asked[0]);
    const { transactionID } = (asked[0]?.data ?? {}) as { transactionID: string };
    expect(
      await pair.ask(financeSaveBankTransfer, { ...deposit, amount: "51.00" }, { as: keys, idempotencyKey }),
    ).toMatchObject({ code: 409 });

    const { post } = await office();
    const approve = () => post(`/operator/deposits/${transactionID}`, { verdict: "approve", note: "" }, ownOrigin());
    const decided = (await Promise.all([approve(), approve()])).map(
      ({ headers }) => headers.get("location")?.split("=")[1] ?? "",
    );
    expect(decided.toSorted((a, b) => a.localeCompare(b))).toEqual(["approved", "late"]);
    for (let look = 0; look < 2; look += 1) expect(Number(await balance(keys))).toBe(before + 50);
  });

  it("share the count of attempts, by the visitor's address and not the proxy's", async () => {
    const guess = (visitor: string) => pair.ask(userLogin, { username: "baska", password: "Yanlış-1" }, { visitor });
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await guess("203.0.113.7")).toMatchObject({ message: "Giriş Başarısız" });
    for (let look = 0; look < 2; look += 1) expect(await guess("203.0.113.7")).toMatchObject({ code: 429 });
    expect(await guess("203.0.113.8")).toMatchObject({ message: "Giriş Başarısız" });
  });

  /** A request by a game page, with its launch. */
  async function openGame(url: string) {
    const page = await fetch(url);
    expect(page.status).toBe(200);
    const authorization = `Bearer ${new URL(url).searchParams.get("launch")}`;
    return async <Data>(path: string, sent?: unknown) => {
      const more = sent === undefined ? {} : { method: "POST", body: JSON.stringify(sent) };
      const response = await fetch(`${pair.games}/api/${path}`, { headers: { authorization }, ...more });
      return ((await response.json()) as { data: Data }).data;
    };
  }

  it("open one game, play each of its rounds once, and pay it once", async () => {
    const keys = await signIn("sade");
    const slot = await openGame((await pair.succeed(casinoInitGame, { gameID: "7" }, { as: keys })).url);
    const spins = await Promise.all(
      [1, 2, 3, 4].map(() => slot<unknown>("rounds", { id: "one-spin-of-all", bet: { stake: "1.00" } })),
    );
    for (const spin of spins) expect(spin).toEqual(spins[0]);

    const flight = await openGame(
      (await pair.succeed(virtualgamesInitGame, { providerID: "zeplin" }, { as: keys })).url,
    );
    const tickets: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const id = `flight-${index}-of-pair`;
      const { round } = await flight<{ round: { ticket: string } }>("rounds", {
        id,
        bet: { stake: "1.00", target: 101 },
      });
      // Both processes try to settle it at the same time.
      const ends = await Promise.all([1, 2].map(() => flight<{ round: { win?: string } }>(`rounds/${id}?wait`)));
      for (const end of ends) expect(end.round.win).toBeDefined();
      tickets.push(round.ticket);
    }
    const posted = await pair.db
      .selectFrom("ledger_transaction")
      .select(["kind", "ticket_number"])
      .where("ticket_number", "in", tickets)
      .execute();
    expect(new Set(posted.map((posting) => JSON.stringify(posting))).size).toBe(posted.length);
    expect(posted.filter(({ kind }) => kind === "bet")).toHaveLength(3);
  });

  it("settle due rounds once, although both look for them every second", async () => {
    const keys = await signIn("sade");
    const sports = await openGame(
      (await pair.succeed(virtualgamesInitGame, { providerID: "betframe" }, { as: keys })).url,
    );
    interface Match {
      readonly id: string;
      readonly odds: Record<string, string>;
      readonly minute?: number;
    }
    const { matches } = await sports<{ matches: readonly Match[] }>("sports");
    const match = matches.find(({ minute }) => minute === undefined);
    const coupons: string[] = [];
    for (const pick of ["home", "draw", "away"]) {
      const selections = [{ event: match?.id, market: "result", pick, odds: match?.odds[pick] }];
      const { coupon } = await sports<{ coupon: string }>("coupons", {
        id: `coupon-${pick}`,
        slip: { stake: "10.00", selections },
      });
      coupons.push(coupon);
    }
    await pair.db
      .updateTable("coupon")
      .set({ due_at: new Date(0) })
      .where("id", "in", coupons)
      .execute();
    const states = async () =>
      (await pair.db.selectFrom("coupon").select("state").where("id", "in", coupons).execute())
        .map(({ state }) => state)
        .toSorted((a, b) => a.localeCompare(b));
    await expect.poll(states, { timeout: 30_000 }).toEqual(["lost", "lost", "won"]);
    const wins = await pair.db
      .selectFrom("ledger_transaction")
      .select("id")
      .where("kind", "=", "win")
      .where("ticket_number", "in", coupons)
      .execute();
    expect(wins).toHaveLength(1);
  });

  it("show one outbox, and close and open together", async () => {
    const messages = async () => {
      const headers = { accept: "application/json", cookie: await staffCookie(pair.db) };
      return (await (await fetch(`${pair.site}/operator/outbox`, { headers })).json()) as { channel: string }[];
    };
    const sent = async () => (await messages()).filter(({ channel }) => channel !== "authenticator");
    expect(await sent()).toEqual(await sent());
    const { post } = await office();
    const site = { endsAt: "", titleTr: "Bakım", titleEn: "Works", textTr: "Birazdan.", textEn: "Soon." };
    expect((await post("/operator", { ...site, active: "1" }, ownOrigin())).status).toBe(303);
    for (let look = 0; look < 2; look += 1)
      expect((await pair.ask(systemCapabilities, {})).message).toBe("This site is under maintenance");
    await post("/operator", { ...site, active: "0" }, ownOrigin());
    for (let look = 0; look < 2; look += 1) expect((await pair.ask(systemCapabilities, {})).result).toBe(true);
  });
});
