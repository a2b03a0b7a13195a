import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userCheckGa } from "../../src/contract/user.ts";
import { userGenerateGa } from "../../src/contract/user-security.ts";
import { loadKeys } from "../core/keys.ts";
import { openSeat } from "../provider/seats.ts";
import { readServerSeed, seedInUse } from "../provider/round-seeds.ts";
import { getOrCreateDaySecret } from "../provider/match-seeds.ts";
import { loadVapidKeys } from "../messages/send-push.ts";
import { readAuthenticator } from "../identity/second-factor.ts";
import { newSecret } from "../lib/secret.ts";
import { newSetUpToken, settingUp } from "../back-office/links.ts";
import { addMember } from "../back-office/members.ts";
import { databases, openTestDatabase, withTestDemo } from "../testing/databases.ts";
import { testMasterKey } from "../testing/master-key.ts";
import { testSecret } from "../testing/players.ts";
import { openTestSite, siteOrigin, type TestSite } from "../testing/site.ts";
import {
  decrypt,
  encrypt,
  getOrCreateSecret,
  masterKeyBytes,
  masterKeyInFolder,
  type MasterKeys,
  newMasterKey,
  unlockSecrets,
} from "./secrets.ts";
import { inTransaction } from "./in-transaction.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import type { Database } from "./schema.ts";

describe("an encrypted value", () => {
  const key = masterKeyBytes(newMasterKey());
  const value = encrypt(key, "gizli", "row 1");

  it("is another one each time, and decrypts with its key and purpose only", () => {
    expect(decrypt(key, value, "row 1")).toBe("gizli");
    expect(encrypt(key, "gizli", "row 1")).not.toBe(value);
    expect(() => decrypt(key, value, "row 2")).toThrow();
    expect(() => decrypt(masterKeyBytes(newMasterKey()), value, "row 1")).toThrow();
    expect(() => decrypt(key, "gizli", "row 1")).toThrow("not an encrypted value");
  });

  it("does not decrypt after any change", () => {
    const bytes = Buffer.from(value, "base64");
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => decrypt(key, changed.toString("base64"), "row 1")).toThrow();
    }
  });
});

describe("a master key", () => {
  it.each(["", "short", "A".repeat(45), `-_${"A".repeat(41)}`])("is not %j", (key) => {
    expect(() => masterKeyBytes(key)).toThrow(
      expect.objectContaining({
        name: "OperatorError",
        message: "OPERATOR_MASTER_KEY is not a key of 32 bytes in base64.",
      }),
    );
  });

  it("is needed on a server", async () => {
    const { masterKey: _, ...options } = withTestDemo({ kind: "postgres", url: "postgres://127.0.0.1:1/karo" });
    await expect(openDatabase(options)).rejects.toMatchObject({
      name: "OperatorError",
      message: expect.stringContaining("OPERATOR_MASTER_KEY is missing"),
      advice: expect.stringContaining("openssl rand -base64 32"),
    });
  });
});

it("an embedded database keeps its master key beside its data, for its user only", () => {
  const folder = mkdtempSync(join(tmpdir(), "karo-secrets-"));
  const key = masterKeyInFolder(folder);
  expect(masterKeyBytes(key)).toHaveLength(32);
  if (process.platform !== "win32") expect(statSync(join(folder, "master.key")).mode & 0o777).toBe(0o600);
  expect(masterKeyInFolder(folder)).toBe(key);
  rmSync(folder, { recursive: true });
});

describe.each(databases)("the secrets of a database on $name", (database) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(database);
  });
  afterAll(() => opened.close());

  it("need their master key, which can be replaced", async () => {
    const { db } = opened;
    const [first, second] = [testMasterKey, newMasterKey()];
    const secretWith = async (masterKey: MasterKeys & { readonly current: string }) => {
      await unlockSecrets(db, masterKey);
      return getOrCreateSecret(db, "payment pages", newSecret);
    };
    const secret = await secretWith({ current: first });
    await expect(secretWith({ current: second })).rejects.toMatchObject({
      name: "OperatorError",
      message: "The secrets in the database were encrypted with another master key.",
      advice: expect.stringContaining("OPERATOR_MASTER_KEY_OLD"),
    });
    expect(await secretWith({ current: second, old: first })).toBe(secret);
    // Another process that starts, or this one once more, before the old key is removed from its settings.
    expect(await secretWith({ current: second, old: first })).toBe(secret);
    expect(await secretWith({ current: second })).toBe(secret);
    await expect(secretWith({ current: first })).rejects.toThrow("another master key");
  });
});

describe.each(databases)("a dump on $name", (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterAll(() => site.close());
  const idOf = async (username: string) =>
    (await site.db.selectFrom("player").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;

  it("of all tables contains no secret in clear", async () => {
    const { db } = site;
    const { privateKey } = await loadKeys(db);
    const rsa = privateKey.export({ type: "pkcs8", format: "pem" }).toString().split("\n");
    const launch = {
      id: randomUUID(),
      playerId: await idOf("sade"),
      kind: "table",
      reference: "1",
      type: undefined,
      origin: siteOrigin,
      demo: true,
    } as const;
    const seat = await openSeat(db, launch, site.clock.now);
    const seed = await seedInUse(db, launch.id, site.clock.now);
    const as = await site.sessionOf("sade");
    await db.updateTable("session").set({ proved_at: site.clock.now }).execute();
    const invited = await inTransaction(db, async (transaction) =>
      newSetUpToken(
        transaction,
        (await addMember(transaction, { name: "Ada", role: "look" }, site.clock.now)) ?? "",
        site.clock.now,
      ),
    );
    const staff = await settingUp(db, invited, site.clock.now, true);
    const secrets = {
      "RSA key": rsa[1] ?? "",
      "VAPID key": (await loadVapidKeys(db)).privateKey,
      "key of payment pages": await getOrCreateSecret(db, "payment pages", newSecret),
      "authenticator of staff": staff?.secret ?? "",
      authenticator: testSecret,
      "draft of an authenticator": (await site.succeed(userGenerateGa, { SiteType: "Mobile" }, { as })).secret,
      "server seed": readServerSeed(db, launch.id, seed.server_seed),
      "next server seed": readServerSeed(db, launch.id, seat?.next_server_seed ?? ""),
      "seed of matches": await getOrCreateDaySecret(db, "2026-03-14"),
      session: as.sid,
    };
    const dump = await dumpOf(db);
    expect(dump).toContain("sade@test.example");
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(20);
      expect(dump.includes(secret), name).toBe(false);
    }
  });

  it("is worth nothing to a player who gets another's authenticator secret", async () => {
    const { db } = site;
    const [of, other] = [await idOf("kod"), await idOf("sade")];
    const { totp_secret } = await db
      .selectFrom("player")
      .select("totp_secret")
      .where("id", "=", of)
      .executeTakeFirstOrThrow();
    expect(readAuthenticator(db, `player ${of}`, totp_secret ?? "")).toBe(testSecret);
    expect(() => readAuthenticator(db, `player ${other}`, totp_secret ?? "")).toThrow();
    await db.updateTable("player").set({ two_factor: "ga", totp_secret }).where("id", "=", other).execute();
    const as = await site.sessionOf("sade", "ga");
    await expect(site.ask(userCheckGa, { SiteType: "Mobile", ga_code: "123456" }, { as })).rejects.toThrow();
  });
});

async function dumpOf(db: Kysely<Database>): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  );
  const dumps: unknown[] = [];
  for (const { name } of tables.rows) dumps.push((await sql`select * from ${sql.id(name)}`.execute(db)).rows);
  return JSON.stringify(dumps);
}
