import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoGamesList } from "../src/contract/casino.ts";
import { readCommand } from "./commands.ts";
import type { OpenDatabase } from "./database/open.ts";
import { describeDemo } from "../demo/describe-demo.ts";
import { addStaff, loadCatalogue } from "./run-command.ts";
import { whatIsMissing } from "./run-operator.ts";
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
    ["staff", "--rol"],
  ])("refuses %s %s %s %s %s", (...args) => {
    expect(() => readCommand(args, {})).toThrow(
      expect.objectContaining({ name: "OperatorError", advice: expect.stringContaining("staff add <name>") }),
    );
  });
});

it("an operator says what it lacks, and how to get it; the demo says how to log in", () => {
  const missing = (games: boolean, staff: boolean) =>
    whatIsMissing({ backOfficeAddress: "http://x/operator", has: { games, staff } }).join("\n");
  expect(missing(false, false)).toMatch(/staff add <name> --role administer[^]*load-catalogue <file>/);
  expect(missing(true, true)).toBe("Back office: http://x/operator");
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

  it("load a catalogue once, and nothing of one that is not whole", async () => {
    const { db } = opened;
    const write = (name: string, content: unknown) => {
      const file = join(folder, name);
      writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
      return file;
    };
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

    await expect(loadCatalogue(db, write("whole.json", whole), testNow)).rejects.toThrow(
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
      await expect(loadCatalogue(db, write("broken.json", content), testNow)).rejects.toThrow(
        expect.objectContaining({ name: "OperatorError", message: expect.stringMatching(why) }),
      );
    }
    expect(await db.selectFrom("provider").selectAll().execute()).toEqual([]);
    await expect(loadCatalogue(db, join(folder, "none.json"), testNow)).rejects.toThrow("ENOENT");
    expect(await loadCatalogue(db, write("whole.json", whole), testNow)).toContain("1 games and 0 tables were loaded.");
    const { data } = await succeed({ db }, casinoGamesList, { limit: 10, offset: 0 });
    expect(data.map(({ gameID, name }) => [gameID, name])).toEqual([["7", "Işık"]]);
  });
});
