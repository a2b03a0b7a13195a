import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type Beacon, beacon, mostBeaconBytes } from "../../contract/monitoring.ts";
import { createBatch } from "./batch.ts";

const state = { visit: "later", worker: "active", install: "ready" } as const;

/** The beacon of a batch, which the operator takes. */
function taken(batch: ReturnType<typeof createBatch>): Beacon | undefined {
  const body = batch.take(state);
  return body === undefined ? undefined : v.parse(beacon, JSON.parse(body));
}

function errorWith(stack: string, name = "TypeError"): Error {
  return Object.assign(new Error("x"), { name, stack });
}

describe("a batch", () => {
  test("counts what is the same, and begins anew after each beacon", () => {
    const batch = createBatch();
    expect(taken(batch)).toBeUndefined();
    for (let times = 0; times < 3; times += 1) batch.note(["casino/games_list", { kind: "unreachable" }], "/slot");
    batch.note(["casino/games_list", { kind: "refused", message: "Hayır" }], "/");
    batch.note(["casino/games_list", "2 items left out: …", 2], "/");
    batch.note(["casino/games_list", "1 items left out: …", 1], "/");
    batch.vital({ name: "LCP", page: "/", value: 1200 });
    expect(taken(batch)).toEqual({
      ...state,
      vitals: [{ name: "LCP", page: "/", value: 1200 }],
      errors: [],
      failures: [
        { call: "casino/games_list", kind: "unreachable", times: 3 },
        { call: "casino/games_list", kind: "refused", times: 1 },
      ],
      dropped: [{ call: "casino/games_list", times: 3 }],
      starts: [],
    });
    expect(taken(batch)).toBeUndefined();
  });

  test.each([
    ["/data/partners.json", "missing", { failures: [{ call: "/data/partners.json", kind: "missing", times: 1 }] }],
    ["/data/partners.json", "Expected …", { failures: [{ call: "/data/partners.json", kind: "malformed", times: 1 }] }],
    [
      "https://api.karo.example/endpoint/v1/licenses?version=1",
      "unreachable",
      { failures: [{ call: "/endpoint/v1/licenses", kind: "unreachable", times: 1 }] },
    ],
    ["/config.json", "config.json: brand.logo must …", { starts: [{ kind: "config", times: 1 }] }],
  ])("tells of %s, “%s”, without origin, query and words", (source, problem, told) => {
    const batch = createBatch();
    batch.note([source, problem], "/");
    expect(taken(batch)).toMatchObject(told);
  });

  test.each([
    [
      "Chromium",
      "TypeError: x\n    at async open (https://karo.example/assets/index-DHue0hKk.js?player=7:1:2345)\n    at https://karo.example/start-app.js:3:9",
    ],
    [
      "Firefox and WebKit",
      "open@https://karo.example/assets/index-DHue0hKk.js:1:2345\n@https://karo.example/start-app.js:3:9\n",
    ],
  ])("keeps the positions of a stack in %s, by the names of published files", (_browser, stack) => {
    const batch = createBatch();
    batch.note(["page", errorWith(stack)], "/play/$type/$id/{-$x}/{-$providerName}");
    expect(taken(batch)?.errors).toEqual([
      {
        name: "TypeError",
        page: "/play/$type/$id/{-$x}/{-$providerName}",
        stack: ["assets/index-DHue0hKk.js:1:2345", "start-app.js:3:9"],
        times: 1,
      },
    ]);
  });

  test("leaves out errors of browser extensions, and failed calls, which are counted as such", () => {
    const batch = createBatch();
    batch.note(["page", errorWith("Error: x\n    at chrome-extension://abc/content.js:1:1")], "/");
    batch.note(["page", errorWith("CallFailure: …\n    at https://karo.example/start-app.js:1:1", "CallFailure")], "/");
    expect(taken(batch)).toBeUndefined();
  });

  test("names an error that is none, or whose name is no class, “Error”", () => {
    const batch = createBatch();
    batch.note(["page", "typed by a player"], "/");
    batch.note(["page", undefined], "/me");
    batch.note(["page", errorWith(" at https://karo.example/start-app.js:1:1", "Deniz")], "/");
    expect(taken(batch)?.errors.map(({ name }) => name)).toEqual(["Error", "Error", "Error"]);
  });

  test("has at most 4 kB, whatever happens, and takes what is shorter instead of what does not fit", () => {
    const batch = createBatch();
    for (let line = 1; line <= 45; line += 1) {
      const place = ` at https://karo.example/assets/${"a".repeat(60)}-DHue0hKk.js:${line}:1\n`;
      batch.note(["page", errorWith(place.repeat(20))], "/");
    }
    batch.note(["a/b", { kind: "offline" }], "/");
    const body = batch.take(state) ?? "";
    expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(mostBeaconBytes);
    const told = v.parse(beacon, JSON.parse(body));
    expect(told.errors.length).toBeGreaterThan(5);
    expect(told.errors.length).toBeLessThan(45);
    expect(told.failures).toEqual([{ call: "a/b", kind: "offline", times: 1 }]);
  });

  test("does not count further than 999, and not more than 50 different things", () => {
    const batch = createBatch();
    for (let times = 0; times < 2_000; times += 1) batch.note(["a/b", { kind: "offline" }], "/");
    for (let more = 0; more < 100; more += 1) batch.note([`a/b${more}`, { kind: "offline" }], "/");
    const told = taken(batch);
    expect(told?.failures).toHaveLength(50);
    expect(told?.failures[0]?.times).toBe(999);
  });
});
