import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoGamesList } from "../src/contract/casino.ts";
import { readCommand } from "./commands.ts";
import type { OpenDatabase } from "./database/open.ts";
import { describeDemo } from "../demo/describe-demo.ts";
import { addStaff, loadFile } from "./run-command.ts";
import { whatIsMissing } from "./run-operator.ts";
import { readCashier } from "./money/cashier.ts";
import { findAudit } from "./back-office/audit.ts";
import { settingUp } from "./back-office/links.ts";
import { succeed } from "./testing/call.ts";
import { databases, openTestDatabase, testNow } from "./testing/databases.ts";

describe("readCommand", () => {
  const env = { DATABASE_URL: "postgres://localhost/karo" };

  it("reads the commands", () => {
    expect(readCommand(["staff", "add", "Ada L", "--role", "decide"], {})).toEqual({
      kind: "add-staff",
      name: "Ada L",
      role: "decide",
      dataDir: ".data/operator",
    });
    expect(readCommand(["load-catalogue", "games.json", "--data-dir=d"], env)).toEqual({
      kind: "load-catalogue",
      file: "games.json",
      dataDir: "d",
      databaseUrl: "postgres://localhost/karo",
    });
    expect(readCommand(["load-cashier", "c.json"], {})).toMatchObject({ kind: "load-cashier", file: "c.json" });
    expect(readCommand(["load-bonuses", "b.json"], {})).toMatchObject({ kind: "load-bonuses", file: "b.json" });
    expect(readCommand(["--port", "1"], {})).toBeUndefined();
    expect(readCommand([], {})).toBeUndefined();
  });

  it.each([
    ["staff"],
    ["staff", "add"],
    ["staff", "add", "Ada"],
    ["staff", "add", "Ada", "--role", "owner"],
    ["staff", "add", " ", "--role", "look"],
    ["staff", "remove", "Ada", "--role", "look"],
    ["staff", "add", "Ada", "L", "--role", "look"],
    ["load-catalogue"],
    ["load-catalogue", "a", "b"],
    ["load-cashier"],
    ["staff", "--rol"],
  ])("refuses %s %s %s %s %s", (...args) => {
    expect(() => readCommand(args, {})).toThrow(
      expect.objectContaining({ name: "OperatorError", advice: expect.stringContaining("staff add <name>") }),
    );
  });
});

it("an operator says what it lacks, and how to get it; the demo says how to log in", () => {
  const missing = (games: boolean, methods: boolean, staff: boolean) =>
    whatIsMissing({ backOfficeAddress: "http://x/operator", has: { games, methods, staff } }).join("\n");
  expect(missing(false, false, false)).toMatch(
    /staff add <name> --role administer[^]*load-catalogue <file>[^]*load-cashier <file>/,
  );
  expect(missing(true, false, true)).not.toMatch(/staff add|load-catalogue/);
  expect(missing(true, true, true)).toBe("Back office: http://x/operator");
  expect(describeDemo("http://x/operator/enter").join("\n")).toMatch(/deniz[^]*http:\/\/x\/operator\/enter/);
});

describe.each(databases)("commands on $name", (database) => {
  const folder = mkdtempSync(join(tmpdir(), "karo-commands-"));
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(database);
  });
  afterAll(async () => {
    await opened.close();
    rmSync(folder, { recursive: true });
  });

  it("add a member of staff once, with a set-up link, on the record", async () => {
    const { db } = opened;
    const said = await addStaff(db, "Ada", "administer", testNow);
    const token = /\/operator\/set-up\?token=([\w-]{43})$/m.exec(said)?.[1] ?? "";
    expect(await settingUp(db, token, testNow, true)).toMatchObject({ name: "Ada" });
    expect(await findAudit(db, {}, 10)).toEqual([
      expect.objectContaining({ kind: "staff-added", subject: "Ada", member: null, details: "administer" }),
    ]);
    await expect(addStaff(db, "ADA", "look", testNow)).rejects.toThrow(
      "There is a member of staff called ADA already.",
    );
    await expect(addStaff(db, "x".repeat(61), "look", testNow)).rejects.toThrow("at most 60 characters");
  });

  function write(name: string, content: unknown): string {
    const file = join(folder, name);
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
    return file;
  }

  it("load a cashier and bonuses once, and say what is wrong with a file", async () => {
    const { db } = opened;
    const demo = (name: string) => fileURLToPath(new URL(`../demo/data/${name}.json`, import.meta.url));
    await expect(loadFile(db, "load-cashier", demo("cashier"), testNow)).rejects.toThrow(
      "The database has a cashier already.",
    );
    await expect(loadFile(db, "load-bonuses", demo("bonuses"), testNow)).rejects.toThrow(
      "The database has bonuses already.",
    );
    const offered = await readCashier(db);
    await sql`truncate cash_method, bank, voucher_series, bonus_offer`.execute(db);
    await sql`delete from seeding where part in ('methods', 'offers')`.execute(db);
    const broken = JSON.parse(readFileSync(demo("cashier"), "utf8")) as Record<string, unknown[]>;
    for (const [more, why] of [
      [{ banks: undefined }, /banks: /],
      [{ methods: [{ id: 1, name: { tr: "FAST" }, kind: "bank" }] }, /methods\.0/],
      [{ voucherSeries: [{ code: "A", amounts: ["5"] }] }, /voucherSeries\.0\.amounts\.0: Expected an amount/],
    ] as const) {
      await expect(loadFile(db, "load-cashier", write("broken.json", { ...broken, ...more }), testNow)).rejects.toThrow(
        expect.objectContaining({ name: "OperatorError", message: expect.stringMatching(why) }),
      );
    }
    expect(await loadFile(db, "load-cashier", demo("cashier"), testNow)).toMatch(
      /^\d+ methods and \d+ banks were loaded/,
    );
    expect(await loadFile(db, "load-bonuses", demo("bonuses"), testNow)).toMatch(/^\d+ bonuses were loaded/);
    expect(await readCashier(db)).toEqual(offered);
  });

  it("load a catalogue once, and nothing of one that is not whole", async () => {
    const { db } = opened;
    const provider = { id: 1, name: "Stüdyo", logo: "/art/provider/1.svg" };
    const category = { id: 11, name: { tr: "Slot", en: "Slots" }, icon: "star" };
    const columns = [
      "id",
      "name",
      "providerId",
      "categoryIds",
      "type",
      "rtp",
      "volatility",
      "minBet",
      "maxBet",
      "badges",
      "hasDemo",
      "released",
      "popularity",
    ];
    const game = [7, "Işık", 1, [11], "slot", 96.5, "low", "1.00", "100.00", [], true, "2026-01-01", 0];
    const whole = {
      providers: [provider],
      categories: [category],
      gameColumns: columns,
      games: [game],
      liveProviders: [],
      liveCategories: [],
      tables: [],
    };

    await expect(loadFile(db, "load-catalogue", write("whole.json", whole), testNow)).rejects.toThrow(
      "The database has a catalogue already.",
    );
    await sql`truncate seeding, shelf, provider, category, game cascade`.execute(db);
    for (const [content, why] of [
      ["{", "JSON"],
      [{ ...whole, games: undefined }, /games: /],
      [{ ...whole, games: [game.slice(0, 1)] }, /games\.0\.name: Invalid key/],
      [{ ...whole, games: [game.with(7, "1")] }, /games\.0\.minBet: Expected an amount/],
      [{ ...whole, games: [game.with(2, 99)] }, /foreign key/],
    ] as const) {
      await expect(loadFile(db, "load-catalogue", write("broken.json", content), testNow)).rejects.toThrow(
        expect.objectContaining({ name: "OperatorError", message: expect.stringMatching(why) }),
      );
    }
    expect(await db.selectFrom("provider").selectAll().execute()).toEqual([]);
    await expect(loadFile(db, "load-catalogue", join(folder, "none.json"), testNow)).rejects.toThrow("ENOENT");
    expect(await loadFile(db, "load-catalogue", write("whole.json", whole), testNow)).toContain(
      "1 games and 0 tables were loaded.",
    );
    const { data } = await succeed({ db }, casinoGamesList, { limit: 10, offset: 0 });
    expect(data.map(({ gameID, name }) => [gameID, name])).toEqual([["7", "Işık"]]);
  });
});
