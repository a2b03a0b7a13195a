import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoGamesList } from "../../src/contract/casino.ts";
import { type AnyCall, nameOf } from "../../src/contract/declaration.ts";
import { maintenanceCheckStatus } from "../../src/contract/maintenance.ts";
import { allCalls } from "../../src/contract/registry.ts";
import { systemCapabilities } from "../../src/contract/system.ts";
import { setMaintenance } from "../content/edit-content.ts";
import type { OpenDatabase } from "../database/open.ts";
import { supportedExtensions } from "./system.ts";
import { bodyOf } from "../testing/call.ts";
import { databases, openTestDatabase, testNow } from "../testing/databases.ts";
import { dispatch } from "./dispatch.ts";
import { handlers, joinTables } from "./all-calls.ts";

const calls: readonly AnyCall[] = allCalls;
const page = { limit: 10, offset: 0 };

describe("the table of handlers", () => {
  it("has one handler for a call", () => {
    expect(joinTables([{ "user/login": 1 }, { "user/logout": 2 }])).toEqual({ "user/login": 1, "user/logout": 2 });
    expect(() => joinTables([{ "user/login": 1 }, { "user/login": 2 }])).toThrow("user/login");
  });

  const isAnswered = (call: AnyCall) => nameOf(call) in handlers;
  const isSupported = ({ extension }: AnyCall) => extension === undefined || supportedExtensions.includes(extension);

  it("has every call that needs no session", () => {
    expect(calls.filter((call) => call.access !== "player" && !isAnswered(call))).toEqual([]);
  });

  it("lacks only calls of extensions that the operator does not support", () => {
    expect(calls.filter((call) => isSupported(call) && !isAnswered(call)).map(nameOf)).toEqual([]);
  });
});

describe.each(databases)("dispatch on $name", (database) => {
  let opened: OpenDatabase;
  const ask = async (body: unknown) => (await dispatch(body, { db: opened.db, now: () => testNow })).envelope;

  beforeAll(async () => {
    opened = await openTestDatabase(database);
  });
  afterAll(() => opened.close());

  it.each(calls.filter((call) => call.access === "player").map(nameOf))(
    "refuses %s without a session",
    async (name) => {
      const [controller, method] = name.split("/");
      const user = { uip: "x", lang: "tr" };
      expect(await ask({ api: { class: controller, method }, data: {}, user })).toEqual({
        result: false,
        message: "Bu işlem için giriş yapmalısınız.",
        data: null,
        code: 403,
        debug: "anonymous user",
      });
    },
  );

  it("refuses a public list's favourites without a session", async () => {
    for (const favorites of [true, 1, "1"]) {
      const answer = await ask(bodyOf(casinoGamesList, { ...page, favorites }));
      expect(answer).toMatchObject({ code: 403, debug: "anonymous user" });
    }
    expect(await ask(bodyOf(casinoGamesList, { ...page, favorites: false }))).toMatchObject({
      result: true,
    });
  });

  it.each([
    ["casino", "nothing"],
    ["nobody", "games_list"],
    ["__proto__", "toString"],
  ])("answers 404 for %s/%s", async (controller, method) => {
    const answer = await ask({ api: { class: controller, method }, data: { Lang: "en" } });
    expect(answer).toMatchObject({ result: false, code: 404, message: "There is no such call." });
  });

  it.each([
    [{ limit: "ten", offset: 0 }, "limit"],
    [{ limit: -1, offset: 0 }, "limit"],
    [{ limit: 1.5, offset: 0 }, "limit"],
    [{ offset: 0 }, "limit"],
    [{ ...page, order: "luck" }, "order"],
    [{ ...page, searchGameName: ["a"] }, "searchGameName"],
    [{ ...page, categoryID: {} }, "categoryID"],
  ])("refuses the data %j and says where they are wrong", async (data, where) => {
    const answer = await ask(bodyOf(casinoGamesList, data));
    expect(answer).toMatchObject({ result: false, code: 400, data: null });
    expect(answer.message).toMatch(new RegExp(`^Geçersiz istek\\. ${where}: `));
  });

  it.each([
    null,
    [],
    "text",
    7,
    {},
    { api: "casino/games_list" },
    { api: { class: 1, method: null } },
    { api: { class: "casino", method: "games_list" }, data: "limit" },
  ])("refuses the body %j", async (body) => {
    expect(await ask(body)).toMatchObject({ result: false, code: 400, data: null });
  });

  it("accepts a call without data if it needs none", async () => {
    const api = { class: "system", method: "capabilities" };
    for (const body of [{ api }, { api, data: null }, { api, data: {} }]) {
      expect(await ask(body)).toMatchObject({
        result: true,
        data: [...supportedExtensions, { name: "password", minLength: 8 }],
      });
    }
  });

  it("answers nothing but maintenance calls while the site is closed", async () => {
    expect(await ask(bodyOf(maintenanceCheckStatus))).toMatchObject({ result: true, data: null });
    await setMaintenance(opened.db, true);
    const closed = { result: false, message: "This site is under maintenance", data: null };
    for (const call of calls) {
      expect(await ask(bodyOf(call)), nameOf(call)).toEqual(closed);
    }
    await setMaintenance(opened.db, false);
    expect(await ask(bodyOf(maintenanceCheckStatus))).toMatchObject({ result: true });
    expect(await ask(bodyOf(systemCapabilities))).toMatchObject({ result: true });
  });

  it("throws only faults", async () => {
    const broken = {
      selectFrom() {
        throw new Error("the database is gone");
      },
    } as unknown as OpenDatabase["db"];
    await expect(dispatch(bodyOf(casinoGamesList, page), { db: broken, now: () => testNow })).rejects.toThrow(
      "the database is gone",
    );
  });
});
