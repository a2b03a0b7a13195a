import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { casinoGamesList } from "../src/contract/casino.ts";
import { cacheableCalls } from "../src/contract/cacheable.ts";
import { parseAnswer } from "../src/contract/envelope.ts";
import { cachedAtHeader } from "../src/lib/cached-at.ts";
import { answerCopy } from "./answer-copy.ts";

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
const copyOf = (body: unknown, init?: ResponseInit) =>
  answerCopy(casinoGamesList, Response.json(body, init), now);

describe("the copy of an answer", () => {
  it("is the answer and the moment it was stored, without the server's other headers", async () => {
    const copy = await copyOf(good, { headers: { Vary: "Origin", ETag: '"1"' } });
    expect(await copy?.json()).toEqual(good);
    expect(copy && Object.fromEntries(copy.headers)).toEqual({
      "content-type": "application/json",
      [cachedAtHeader.toLowerCase()]: "2026-11-21T11:32:00.000Z",
    });
  });

  it("is kept with the items that parsed when others did not", async () => {
    const copy = await copyOf({ ...good, data: [game, { gameID: 2 }] });
    expect(copy).not.toBeNull();
  });

  it.each([
    ["a refusal", { ...good, result: false, message: "Bu işlem için yetkiniz yok" }],
    ["maintenance", { result: false, message: "This site is under maintenance", data: null }],
    ["an empty list that came as a refusal", { result: false, message: "Kayıt Bulunamadı", data: [] }],
    ["a list that is none", { ...good, data: "games" }],
    ["no envelope", [game]],
    ["a result that is no boolean", { ...good, result: "true" }],
  ])("is not made of %s", async (_what, body) => {
    expect(await copyOf(body)).toBeNull();
  });

  it.each([201, 206, 403, 404, 500, 503])("is not made of HTTP %i", async (status) => {
    expect(await copyOf(good, { status })).toBeNull();
  });

  it("is not made of what is not JSON, or must not be stored", async () => {
    const page = new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } });
    expect(await answerCopy(casinoGamesList, page, now)).toBeNull();
    expect(await copyOf(good, { headers: { "Cache-Control": "private, no-store" } })).toBeNull();
  });

  it("exists for no body but those that are a success with result true", async () => {
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
      fc.asyncProperty(
        fc.constantFrom(...cacheableCalls),
        fc.oneof(anyAnswer, fc.jsonValue()),
        async (call, body) => {
          const copy = await answerCopy(call, Response.json(body), now);
          if (!copy) return;
          expect(body).toMatchObject({ result: true });
          expect(parseAnswer(call, await copy.json()).kind).toBe("success");
        },
      ),
    );
  });
});
