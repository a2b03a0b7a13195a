import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userLogin } from "../src/contract/user.ts";
import { beaconExample } from "../src/testing/examples/monitoring.ts";
import { addMember } from "./back-office/members.ts";
import { hasBeenThere } from "./identity/passwords.ts";
import { countAttempt } from "./identity/rate-limits.ts";
import { recordEvent } from "./identity/security-events.ts";
import { sendMail } from "./messages/mail.ts";
import { localDay } from "./lib/calendar.ts";
import { storeBeacon } from "./monitoring/store-beacon.ts";
import { keepHouse } from "./housekeeping.ts";
import { placeRound } from "./provider/place-round.ts";
import { openTestProvider, type TestProvider } from "./provider/testing/test-provider.ts";
import { databases, testNow } from "./testing/databases.ts";
import { testPassword } from "./testing/players.ts";
import { openTestSite, type TestSite } from "./testing/site.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const ago = (ms: number) => new Date(testNow.getTime() - ms);
const open = new AbortController().signal;

describe.each(databases)("housekeeping on $name", (database) => {
  let site: TestSite;
  let playerId: string;
  beforeAll(async () => {
    site = await openTestSite(database);
    const player = await site.db
      .selectFrom("player")
      .select("id")
      .where("username", "=", "sade")
      .executeTakeFirstOrThrow();
    playerId = player.id;
  });
  afterAll(() => site.close());

  /** Opens a session of `sade` from an address, and makes it end at a moment. */
  async function sessionThat(expiresAt: Date, { ip = "192.0.2.1", awaits }: { ip?: string; awaits?: "sms" } = {}) {
    const id = crypto.randomUUID();
    await site.db
      .insertInto("session")
      .values({
        id,
        player_id: playerId,
        awaits: awaits ?? null,
        user_agent: "",
        ip,
        created_at: expiresAt,
        last_seen_at: expiresAt,
        expires_at: expiresAt,
      })
      .execute();
    await site.db.insertInto("session_key").values({ hash: id, session_id: id, uip: ip, replaces: null }).execute();
    return id;
  }
  const sessionsLeft = async () => (await site.db.selectFrom("session").select("id").execute()).map(({ id }) => id);
  const keysLeft = async () =>
    (await site.db.selectFrom("session_key").select("session_id").execute()).map(({ session_id }) => session_id);

  it("keeps ended sessions for 90 days: they tell from where the player logs in", async () => {
    const old = await sessionThat(ago(90 * dayMs + 1), { ip: "198.51.100.1" });
    const ended = await sessionThat(ago(90 * dayMs), { ip: "198.51.100.2" });
    await keepHouse(site.db, testNow, open);
    expect(await sessionsLeft()).toContain(ended);
    expect(await sessionsLeft()).not.toContain(old);
    expect(await hasBeenThere(site.db, playerId, "198.51.100.2")).toBe(true);
    expect(await hasBeenThere(site.db, playerId, "198.51.100.1")).toBe(false);
    // Not even the player's next log-in ends that.
    await site.succeed(userLogin, { username: "sade", password: testPassword }, { ip: "198.51.100.3" });
    expect(await hasBeenThere(site.db, playerId, "198.51.100.2")).toBe(true);
  });

  it("keeps the keys of a session for 7 days after its end", async () => {
    const old = await sessionThat(ago(7 * dayMs + 1));
    const ended = await sessionThat(ago(7 * dayMs));
    await keepHouse(site.db, testNow, open);
    expect(await keysLeft()).toContain(ended);
    expect(await keysLeft()).not.toContain(old);
    expect(await sessionsLeft()).toContain(old);
  });

  it("removes a session that waited for its second factor as soon as no ping can refresh it", async () => {
    const over = await sessionThat(ago(16 * 60_000), { awaits: "sms" });
    const refreshable = await sessionThat(ago(14 * 60_000), { awaits: "sms" });
    await keepHouse(site.db, testNow, open);
    expect(await sessionsLeft()).not.toContain(over);
    expect(await sessionsLeft()).toContain(refreshable);
  });

  it("removes codes, tokens, challenges, links and counters that have run out, and no others", async () => {
    const { db } = site;
    const staff_id = (await addMember(db, { name: "Ada", role: "look" }, testNow)) ?? "";
    const tables = [
      "sms_code",
      "account_token",
      "passkey_challenge",
      "staff_session",
      "staff_link",
      "throttle",
    ] as const;
    for (const table of tables) await db.deleteFrom(table).execute();
    const later = new Date(testNow.getTime() + 1);
    for (const expires_at of [testNow, later]) {
      const hash = expires_at === later ? "kept" : "over";
      const session_id = await sessionThat(later);
      await db.insertInto("sms_code").values({ session_id, hash, tries_left: 5, expires_at }).execute();
      const token = { player_id: playerId, purpose: "reset" as const, email_key: "" };
      await db
        .insertInto("account_token")
        .values({ hash, ...token, expires_at })
        .execute();
      await db.insertInto("passkey_challenge").values({ hash, player_id: null, expires_at }).execute();
      await db.insertInto("staff_session").values({ hash, staff_id, awaits_code: false, expires_at }).execute();
      await db.insertInto("staff_link").values({ hash, staff_id, totp_draft: null, expires_at }).execute();
      const counter = { kind: "test", subject: hash, attempts: 1 };
      await db
        .insertInto("throttle")
        .values({ ...counter, ends_at: expires_at })
        .execute();
    }
    await keepHouse(db, testNow, open);
    for (const table of tables) {
      const left = await db
        .selectFrom(table)
        .select(sql<string>`${sql.ref(table === "throttle" ? "subject" : "hash")}`.as("name"))
        .execute();
      expect(left, table).toEqual([{ name: "kept" }]);
    }
  });

  it("keeps security events for 365 days, messages for 7, and answers to repeated writes for 2", async () => {
    const { db } = site;
    const tables = ["security_event", "outbox", "idempotent_answer"] as const;
    for (const table of tables) await db.deleteFrom(table).execute();
    const mail = { subject: { tr: "", en: "" }, body: { tr: "", en: "" } };
    for (const more of [0, 1]) {
      await recordEvent(db, playerId, "login-password", { now: ago(365 * dayMs + more), brand: "" });
      await sendMail(db, playerId, mail, ago(7 * dayMs + more));
      const answer = { key_hash: String(more), fingerprint: "", answer: null };
      await db
        .insertInto("idempotent_answer")
        .values({ ...answer, asked_at: ago(2 * dayMs + more) })
        .execute();
    }
    await keepHouse(db, testNow, open);
    const left = async (table: (typeof tables)[number], column: string) => {
      const rows = await db
        .selectFrom(table)
        .select(sql<Date>`${sql.ref(column)}`.as("at"))
        .execute();
      return rows.map(({ at }) => testNow.getTime() - new Date(at).getTime());
    };
    expect(await left("security_event", "at")).toEqual([365 * dayMs]);
    expect(await left("outbox", "created_at")).toEqual([7 * dayMs]);
    expect(await left("idempotent_answer", "asked_at")).toEqual([2 * dayMs]);
  });

  it("keeps what the app reported for 90 days", async () => {
    const { db } = site;
    for (const days of [90, 91]) await storeBeacon(db, beaconExample, ago(days * dayMs));
    await keepHouse(db, testNow, open);
    for (const table of ["monitoring_vital", "monitoring_count"] as const) {
      const left = await db
        .selectFrom(table)
        .select(sql<string>`day::text`.as("day"))
        .distinct()
        .execute();
      expect(left, table).toEqual([{ day: localDay(ago(90 * dayMs)) }]);
    }
  });

  it("removes more rows than a batch has, and stops when the operator closes", async () => {
    const { db } = site;
    await db.deleteFrom("throttle").execute();
    await sql`insert into throttle (kind, subject, attempts, ends_at)
      select 'test', number::text, 1, ${testNow} from generate_series(1, 1200) as number`.execute(db);
    const left = async () => (await db.selectFrom("throttle").select("subject").execute()).length;
    const closed = new AbortController();
    closed.abort();
    await keepHouse(db, testNow, closed.signal);
    expect(await left()).toBe(1200);
    await keepHouse(db, testNow, open);
    expect(await left()).toBe(0);
  });

  it("leaves alone what a call is changing", async () => {
    // PGlite has one connection.
    if (database.name === "PGlite") return;
    const { db } = site;
    const limit = { kind: "test", most: 3, minutes: 10 };
    await countAttempt(db, limit, "over", ago(hourMs));
    await db.transaction().execute(async (call) => {
      expect(await countAttempt(call, limit, "over", testNow)).toBeUndefined();
      // If it waited for the locked row, this would end by a time-out.
      await keepHouse(db, testNow, open);
    });
    expect(await db.selectFrom("throttle").select("attempts").execute()).toEqual([{ attempts: 1 }]);
  });

  it("does the rest when one kind of rows cannot be removed, and tells the error", async () => {
    const { db } = site;
    await db.deleteFrom("throttle").execute();
    await db.insertInto("throttle").values({ kind: "test", subject: "a", attempts: 1, ends_at: testNow }).execute();
    await db.schema.alterTable("session_key").renameTo("lost").execute();
    await expect(keepHouse(db, testNow, open)).rejects.toThrow("session_key");
    await db.schema.alterTable("lost").renameTo("session_key").execute();
    expect(await db.selectFrom("throttle").selectAll().execute()).toEqual([]);
  });
});

describe.each(databases)("housekeeping of games on $name", (database) => {
  let provider: TestProvider;
  const slot = { kind: "slot", reference: "1" } as const;
  beforeAll(async () => {
    provider = await openTestProvider(database);
    await provider.refill();
  });
  afterAll(() => provider.close());

  const rowsOf = async (launchId: string) => {
    const count = async (table: "game_round" | "game_seed" | "game_seat") =>
      (await provider.db.selectFrom(table).select("launch_id").where("launch_id", "=", launchId).execute()).length;
    return { rounds: await count("game_round"), seeds: await count("game_seed"), seats: await count("game_seat") };
  };

  it("removes rounds for play money, with their seats, after a day, but never rounds for money", async () => {
    const begun = ago(dayMs + 1);
    const forMoney = await provider.open(slot, begun);
    const demo = await provider.open({ ...slot, demo: true }, begun);
    const recent = await provider.open({ ...slot, demo: true }, ago(hourMs));
    for (const playing of [forMoney, demo, recent]) await placeRound(playing, "round-one", { stake: "2.00" });
    // Its page is open, and plays on.
    await provider.db.updateTable("game_launch").set({ used_at: testNow }).execute();
    await placeRound({ ...demo, now: () => ago(hourMs) }, "round-two", { stake: "2.00" });
    const ledger = () =>
      provider.db.selectFrom("ledger_entry").selectAll().orderBy("transaction_id").orderBy("amount").execute();
    const before = await ledger();

    await keepHouse(provider.db, testNow, open);
    expect(await rowsOf(demo.launchId)).toEqual({ rounds: 1, seeds: 1, seats: 1 });
    expect(await rowsOf(recent.launchId)).toEqual({ rounds: 1, seeds: 1, seats: 1 });

    const later = new Date(testNow.getTime() + 2 * dayMs);
    await keepHouse(provider.db, later, open);
    expect(await rowsOf(demo.launchId)).toEqual({ rounds: 0, seeds: 0, seats: 0 });
    expect(await rowsOf(recent.launchId)).toEqual({ rounds: 0, seeds: 0, seats: 0 });
    expect(await rowsOf(forMoney.launchId)).toEqual({ rounds: 1, seeds: 1, seats: 1 });
    expect(await ledger()).toEqual(before);
    await provider.expectBalanced();
  });

  it("removes launches that were not used for 4 hours", async () => {
    const launches = async () =>
      (await provider.db.selectFrom("game_launch").select("id").execute()).map(({ id }) => id);
    const unused = await provider.open(slot, ago(4 * hourMs));
    const used = await provider.open(slot, ago(4 * hourMs - 1));
    expect(await launches()).toContain(unused.launchId);
    await keepHouse(provider.db, testNow, open);
    expect(await launches()).toEqual([used.launchId]);
  });
});
