import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cmsGetTournaments } from "../../src/contract/cms.ts";
import { cmsGetSlider } from "../../src/contract/cms-sliders.ts";
import { crmListMassMessages } from "../../src/contract/crm.ts";
import { renameGame, sendMassMessage } from "../content/edit-content.ts";
import { addDays } from "../lib/calendar.ts";
import { addMember } from "../back-office/members.ts";
import { memoryStorage } from "./storage.ts";
import { succeed } from "../testing/call.ts";
import { databases, testNow, withTestDemo } from "../testing/databases.ts";
import { testMasterKey } from "../testing/master-key.ts";
import { seedingOf } from "../../demo/load/seed.ts";
import { testSeed } from "../testing/seed.ts";
import { readCashier } from "../money/cashier.ts";
import { houseAccount, post, transfer } from "../money/ledger.ts";
import { dropEverything, firstUnderItsOldName, migrations } from "./migrate.ts";
import { type OpenDatabase, type OpenOptions, openDatabase, type Storage } from "./open.ts";

const quiet = () => {};
const sentAt = addDays(testNow, 3);
const options = (storage: Storage, more: Partial<OpenOptions> = {}): OpenOptions => ({
  storage,
  masterKey: { current: testMasterKey },
  seed: seedingOf(testSeed(10)),
  now: testNow,
  onIdleError: quiet,
  ...more,
});

const folder = mkdtempSync(join(tmpdir(), "karo-data-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = { kind: "folder", path: join(folder, "operator") } as const;

/** The two kinds of storage that outlive an operator: an embedded database in a folder, and a server. */
const lasting = databases.map((database) =>
  database.name === "PGlite"
    ? { name: "PGlite in a folder", storage: async () => ({ storage: inFolder, remove: async () => {} }) }
    : database,
);

describe.each(lasting)("a database that stays, on $name", (database) => {
  let place: { storage: Storage; remove: () => Promise<void> };
  beforeAll(async () => {
    place = await database.storage();
  });
  afterAll(() => place.remove());

  const nameOfFirst = async (more: Partial<OpenOptions> = {}) => {
    const { db, close } = await openDatabase(options(place.storage, more));
    const game = await db.selectFrom("game").select("name").where("id", "=", "1").executeTakeFirst();
    await close();
    return game?.name;
  };

  it("stays empty without a demo, which is not loaded beside real players", async () => {
    const empty = await openDatabase(options(place.storage, { seed: undefined }));
    for (const table of ["game", "player", "promotion", "seeding", "staff"] as const) {
      expect(await empty.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    await addMember(empty.db, { name: "Ada", role: "administer" }, testNow);
    await empty.close();
    await expect(openDatabase(options(place.storage))).rejects.toMatchObject({
      name: "OperatorError",
      message: expect.stringContaining("real players or staff"),
    });
    const again = await openDatabase(options(place.storage, { seed: undefined }));
    await again.db.deleteFrom("staff").execute();
    await again.close();
  });

  it("keeps changes and is not seeded twice", async () => {
    const { db, close } = await openDatabase(options(place.storage));
    await renameGame(db, 1, "Kalıcı");
    const text = { tr: "Yeni", en: "New" };
    await sendMassMessage(db, { title: text, html: text }, sentAt);
    await close();
    const { catalogue, content, ...rest } = testSeed(10);
    const seed = { catalogue: vi.fn(catalogue), content: vi.fn(content), ...rest };
    expect(await nameOfFirst({ seed: seedingOf(seed) })).toBe("Kalıcı");
    expect(seed.catalogue).not.toHaveBeenCalled();
    expect(seed.content).not.toHaveBeenCalled();
  });

  it("moves the demo's dates by whole weeks when it is reopened later", async () => {
    const now = addDays(testNow, 100);
    const { db, close } = await openDatabase(options(place.storage, { now }));
    const asked = { db, now };
    const sliders = await succeed(asked, cmsGetSlider, { limit: 7, offset: 0 });
    // 98 days later is two days into a week in which the coming slider has begun and no other has ended.
    expect(sliders.data.map(({ id }) => id)).toEqual(["2", "1", "5"]);
    expect(sliders.data[0]?.Start_date).toBe("2026-06-16T21:00:00.000Z");
    const tournaments = await succeed(asked, cmsGetTournaments, { SiteType: "", limit: 9, offset: 0 });
    expect(tournaments.data.map(({ id }) => id)).toEqual(["3", "2", "1"]);
    const messages = await succeed(asked, crmListMassMessages, { limit: 1, offset: 0 });
    expect(messages.data[0]?.createdAt).toBe(addDays(testNow, 98).toISOString());
    // Messages sent while the operator ran keep their date.
    const all = await succeed(asked, crmListMassMessages, { limit: 50, offset: 0 });
    expect(all.data.find(({ title }) => title === "Yeni")?.createdAt).toBe(sentAt.toISOString());
    await close();
  });

  it("of the first version keeps its data, and gets what is new", async () => {
    const before = await openDatabase(options(place.storage, { seed: undefined }));
    await dropEverything(before.db);
    const migrator = new Migrator({ db: before.db, provider: { getMigrations: migrations } });
    expect((await migrator.migrateTo("0001-initial")).error).toBeUndefined();
    await sql`update kysely_migration set name = ${firstUnderItsOldName}`.execute(before.db);
    const accounts = [
      await houseAccount(before.db, "house.capital", "TRY"),
      await houseAccount(before.db, "house.games", "TRY"),
    ] as const;
    await post(before.db, { kind: "test", at: testNow, entries: transfer(...accounts, "5.00") });
    const ofTheHouse = async ({ db }: OpenDatabase) =>
      (await db.selectFrom("ledger_account").select("balance").where("player_id", "is", null).execute()).map(
        ({ balance }) => balance,
      );
    expect((await ofTheHouse(before)).toSorted()).toEqual(["-5.00", "5.00"]);
    await before.close();

    const after = await openDatabase(options(place.storage));
    expect(new Set(await ofTheHouse(after))).toEqual(new Set(["0.00"]));
    expect(
      await after.db.selectFrom("ledger_entry").select("amount").where("account_id", "in", accounts).execute(),
    ).toEqual(expect.arrayContaining([{ amount: "-5.00" }, { amount: "5.00" }]));
    expect((await readCashier(after.db)).methods.length).toBeGreaterThan(5);
    await after.close();
  });

  it("of another version is refused, and starts over with --fresh", async () => {
    const { db, close } = await openDatabase(options(place.storage));
    await sql`update kysely_migration set name = '0002-another' where name = '0002-cashier'`.execute(db);
    await close();
    await expect(openDatabase(options(place.storage))).rejects.toMatchObject({
      name: "OperatorError",
      message: expect.stringContaining("this version does not know"),
      advice: expect.stringContaining("--fresh"),
    });
    expect(await nameOfFirst({ fresh: true })).toBe("Çini 1");
  });
});

describe("databases in memory", () => {
  it("start from one snapshot, and no change of one reaches another", async () => {
    const nameIn = ({ db }: OpenDatabase) =>
      db.selectFrom("game").select("name").where("id", "=", "1").executeTakeFirst();
    const first = await openDatabase(withTestDemo(memoryStorage));
    await renameGame(first.db, 1, "Yalnız burada");
    // Written to the file as well, not only to the memory of the server.
    await sql`checkpoint`.execute(first.db);
    const second = await openDatabase(withTestDemo(memoryStorage));
    expect(await nameIn(first)).toEqual({ name: "Yalnız burada" });
    expect(await nameIn(second)).toEqual({ name: "Çini 1" });
    for (const { close } of [first, second]) await close();
  });
});

describe("a data folder", () => {
  it("that is a file, or cannot be made, is named with its reason", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    for (const [path, sentence] of [
      [file, "cannot be used: it is a file."],
      [join(file, "below"), "cannot be used: it or a folder above it is a file."],
      // On Linux this folder cannot be created at all; elsewhere this user may not create it.
      ["/proc/karo", "cannot be used: "],
    ] as const) {
      await expect(openDatabase(options({ kind: "folder", path }))).rejects.toMatchObject({
        name: "OperatorError",
        message: expect.stringContaining(sentence),
        advice: expect.stringContaining("--data-dir <folder>"),
      });
    }
  });
});

describe("a server", () => {
  it("that cannot be reached is named, without its password", async () => {
    const url = "postgres://karo:gizli@127.0.0.1:1/karo";
    const opening = openDatabase(options({ kind: "postgres", url }));
    await expect(opening).rejects.toThrow(/^The PostgreSQL database in DATABASE_URL cannot be reached/);
    await expect(opening).rejects.not.toThrow(/gizli/);
  });

  it("needs an address of PostgreSQL", async () => {
    await expect(openDatabase(options({ kind: "postgres", url: "nonsense" }))).rejects.toMatchObject({
      name: "OperatorError",
      message: expect.stringContaining("is not the address of a PostgreSQL database"),
    });
  });
});
