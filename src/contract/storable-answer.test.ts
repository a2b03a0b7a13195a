import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { casinoGamesList } from "./casino.ts";
import { cacheableCalls } from "./cacheable.ts";
import { parseAnswer } from "./envelope.ts";
import { cachedAtHeader } from "../lib/cached-at.ts";
import { readCall } from "./storable-answer.ts";

const now = new Date("2026-11-21T11:32:00.000Z");
const game = {
  gameID: 1,
  name: "Lale Devri",
  providerID: 7,
  providerName: "Çini",
  image: "/art/1.svg",
  CategoryIDs: [1],
  type: "slot",
};
const good = { result: true, message: "", data: [game], pagination: { limit: 1, total: 1, offset: 0 } };
const read = (body: unknown, init?: ResponseInit) => readCall(casinoGamesList, Response.json(body, init), now);
const readText = (text: string, init?: ResponseInit) => readCall(casinoGamesList, new Response(text, init), now);
const maintenancePage = "<h1>This site is under maintenance</h1>";

describe("an answer to a call", () => {
  it("is stored with its moment, without the server's other headers", async () => {
    const { isAnswer, copy } = await read(good, { headers: { Vary: "Origin", ETag: '"1"' } });
    expect(isAnswer).toBe(true);
    expect(await copy?.json()).toEqual(good);
    expect(copy && Object.fromEntries(copy.headers)).toEqual({
      "content-type": "application/json",
      date: "Sat, 21 Nov 2026 11:32:00 GMT",
      [cachedAtHeader.toLowerCase()]: "2026-11-21T11:32:00.000Z",
    });
  });

  it("is stored with the items that parsed when others did not", async () => {
    const { copy } = await read({ ...good, data: [game, { gameID: 2 }] });
    expect(copy).toBeDefined();
  });

  it.each([
    ["a refusal", { ...good, result: false, message: "Bu işlem için yetkiniz yok" }],
    ["too many calls", { result: false, message: "Çok fazla istek", code: 429, data: { retryAfter: 30 } }],
    ["maintenance", { result: false, message: "This site is under maintenance", data: null }],
    ["an empty list that came as a refusal", { result: false, message: "Kayıt Bulunamadı", data: [] }],
  ])("goes to the page and is not stored when it is %s", async (_what, body) => {
    expect(await read(body)).toEqual({ isAnswer: true, copy: undefined });
  });

  it("goes to the page and is not stored when the server forbids that", async () => {
    expect(await read(good, { headers: { "Cache-Control": "private, no-store" } })).toEqual({
      isAnswer: true,
      copy: undefined,
    });
  });

  it.each([
    ["HTTP 500, which locks the site", readText("oops", { status: 500 })],
    ["a maintenance page with 200", readText(maintenancePage)],
    ["a maintenance page with 503", readText(maintenancePage, { status: 503 })],
  ])("is heard in %s", async (_what, reading) => {
    expect(await reading).toEqual({ isAnswer: true, copy: undefined });
  });

  it.each([201, 206, 400, 403, 404, 429, 501, 502, 503, 504, 520, 521, 530])(
    "is not found in HTTP %i",
    async (status) => {
      expect(await read(good, { status })).toEqual({ isAnswer: false, copy: undefined });
    },
  );

  it.each([
    ["a page of HTML with 200", readText("<!doctype html><title>Wi-Fi</title>")],
    ["half an envelope", readText(JSON.stringify(good).slice(0, 40))],
    ["nothing", readText("")],
    ["an object that is no envelope", read({})],
    ["a list that is no envelope", read([game])],
    ["a result that is no boolean", read({ ...good, result: "true" })],
    ["data that are not the contract's", read({ ...good, data: "games" })],
  ])("is not found in %s", async (_what, reading) => {
    expect(await reading).toEqual({ isAnswer: false, copy: undefined });
  });

  it("is stored from no body but a success with result true", async () => {
    const anyAnswer = fc.record(
      {
        result: fc.oneof(fc.boolean(), fc.jsonValue()),
        message: fc.string(),
        data: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
        pagination: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cacheableCalls), fc.oneof(anyAnswer, fc.jsonValue()), async (call, body) => {
        const { isAnswer, copy } = await readCall(call, Response.json(body), now);
        if (!copy) return;
        expect(isAnswer).toBe(true);
        expect(body).toMatchObject({ result: true });
        expect(parseAnswer(call, await copy.json()).kind).toBe("success");
      }),
    );
  });
});
