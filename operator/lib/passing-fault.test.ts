import { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { Busy, retryAfterSecondsOf } from "./faults.ts";

const coded = (code: string) => Object.assign(new Error("as the server puts it"), { code });

describe("a fault that will pass", () => {
  it.each([
    ["a connection that cannot be made", coded("08001")],
    ["a connection that broke", coded("08006")],
    ["too many connections", coded("53300")],
    ["a full disk", coded("53100")],
    ["a server that was stopped", coded("57P01")],
    ["a server that starts", coded("57P03")],
    ["a statement that took too long", coded("57014")],
    ["a lock that was not free in time", coded("55P03")],
    ["a transaction that idled too long", coded("25P03")],
    ["transactions that could not be in series", coded("40001")],
    ["a deadlock", coded("40P01")],
    ["a refused connection", coded("ECONNREFUSED")],
    ["a host whose addresses all refuse", new AggregateError([coded("ECONNREFUSED"), coded("ECONNREFUSED")])],
    ["a pool without a free connection", new Error("timeout exceeded when trying to connect")],
    ["a connection that broke during a query", new Error("Connection terminated unexpectedly")],
    [
      "a connection that had broken before",
      new Error("Client has encountered a connection error and is not queryable"),
    ],
  ])("is %s", (_what, error) => {
    expect(retryAfterSecondsOf(error)).toBe(2);
  });

  it("is a closed embedded database", async () => {
    const pglite = await PGlite.create();
    await pglite.close();
    const error: unknown = await pglite.query("select 1").catch((thrown: unknown) => thrown);
    expect(retryAfterSecondsOf(error)).toBe(2);
  });

  it("is a full queue, which says for how long", () => {
    expect(retryAfterSecondsOf(new Busy("A queue is full", 7))).toBe(7);
  });
});

it.each([
  ["a missing table", coded("42P01")],
  ["a broken rule", coded("23505")],
  ["a missing file", coded("ENOENT")],
  ["a fault of the code", new TypeError("rows is not iterable")],
  ["no error at all", "57P01"],
])("%s will not pass", (_what, error) => {
  expect(retryAfterSecondsOf(error)).toBeUndefined();
});
