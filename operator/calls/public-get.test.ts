import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoGamesList } from "../../src/contract/casino.ts";
import { cmsGetPromotions } from "../../src/contract/cms.ts";
import type { AnyCall } from "../../src/contract/declaration.ts";
import { nameOf } from "../../src/contract/declaration.ts";
import { isStorable, publicGetAddress } from "../../src/contract/public-get.ts";
import { systemCapabilities } from "../../src/contract/system.ts";
import { allExamples } from "../../src/testing/examples/all.ts";
import { setMaintenance } from "../content/edit-content.ts";
import type { RunningOperator } from "../server.ts";
import { bodyOf } from "../testing/call.ts";
import { postCall } from "../testing/fetch-call.ts";
import { startTestOperator } from "../testing/operator.ts";
import type { AnswerEnvelope } from "./envelope.ts";

const page = { limit: 48, offset: 0 };
let operator: RunningOperator;

beforeAll(async () => {
  // Jackpots grow all the time.
  const startedAt = new Date();
  operator = await startTestOperator({ now: () => startedAt });
});
afterAll(() => operator.close());

/** Sends a GET with this query, as a browser would. */
async function getQuery(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${operator.origin}/endpoint/v1${query}`, { headers });
  const text = await response.text();
  return { response, text, envelope: (text ? JSON.parse(text) : undefined) as AnswerEnvelope };
}

const get = (call: AnyCall, data: object = {}, headers: Record<string, string> = {}) =>
  getQuery(publicGetAddress("", call, { Lang: "tr", ...data }), headers);

const reads = allExamples
  .filter(({ call }) => isStorable(call))
  .map(({ call, request }) => ({ name: nameOf(call), call, request }));

describe("GET /endpoint/v1", () => {
  it.each(reads)("answers $name as by POST, says for how long, and then 304", async ({ call, request }) => {
    const { response, text } = await get(call, request as object);
    const post = await postCall(operator.origin, bodyOf(call, request));
    expect(JSON.parse(text)).toEqual(post.envelope);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=300");
    expect(response.headers.get("vary")).toBe("accept-encoding");
    expect(response.headers.get("set-cookie")).toBeNull();
    const tag = response.headers.get("etag") ?? "";
    expect(tag).toBe(post.response.headers.get("etag"));

    const again = await get(call, request as object, { "if-none-match": `"other", ${tag}` });
    expect([again.response.status, again.text]).toEqual([304, ""]);
    for (const header of ["cache-control", "etag", "vary"]) {
      expect(again.response.headers.get(header), header).toBe(response.headers.get(header));
    }
    expect((await get(call, request as object, { "if-none-match": '"other"' })).response.status).toBe(200);
  });

  it("compresses a long answer", async () => {
    const { response, envelope } = await get(casinoGamesList, page, { "accept-encoding": "br" });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(envelope.data).toHaveLength(48);
  });

  it("answers in the language of the data, and needs no cookie or header", async () => {
    const inEnglish = await get(cmsGetPromotions, { Lang: "en" }, { cookie: "staff=x", "accept-language": "tr" });
    expect(inEnglish.envelope).toEqual((await postCall(operator.origin, bodyOf(cmsGetPromotions, {}, "en"))).envelope);
  });

  it.each([
    ["a player's call", "?call=finance.check_balance&data=%7B%7D"],
    [
      "a player's favourites",
      `?call=casino.games_list&data=${encodeURIComponent('{"limit":9,"offset":0,"favorites":1}')}`,
    ],
    ["a write", "?call=user.register&data=%7B%7D"],
    ["a log-in", "?call=user.login&data=%7B%7D"],
    ["a public read that may not be stored", "?call=system.capabilities&data=%7B%22Lang%22%3A%22tr%22%7D"],
    ["an unknown call", "?call=casino.rtp&data=%7B%7D"],
    ["no call", ""],
  ])("refuses %s with 405", async (_what, query) => {
    const { response, envelope } = await getQuery(query);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(envelope).toMatchObject({ result: false, code: 405 });
  });

  it.each([
    ["no data", ""],
    ["no JSON", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["a text", '"x"'],
    ["data that do not fit", '{"limit":"all","offset":0}'],
    ["a NUL character", '{"limit":9,"offset":0,"searchGameName":"\\u0000"}'],
  ])("refuses %s as data, as by POST, and nobody may store that", async (_what, data) => {
    const query = `?${new URLSearchParams({ call: "casino.games_list", data })}`;
    const { response, envelope } = await getQuery(query);
    expect(envelope).toMatchObject({ result: false, code: 400 });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("tells maintenance, which nobody may store", async () => {
    await setMaintenance(operator.db, true, {});
    const { response, envelope } = await get(casinoGamesList, page);
    await setMaintenance(operator.db, false, {});
    expect(envelope).toMatchObject({ result: false, message: "This site is under maintenance" });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("answers 500 for a fault, which nobody may store", async () => {
    const broken = await startTestOperator({ log: () => undefined });
    try {
      await broken.db.schema.dropTable("jackpot").execute();
      const response = await fetch(`${broken.origin}/endpoint/v1?call=habanero.getJackpots&data=%7B%7D`);
      expect(response.status).toBe(500);
      expect(response.headers.get("cache-control")).toBe("no-store");
    } finally {
      await broken.close();
    }
  });

  it("is named in the capabilities and in config.json", async () => {
    const { envelope } = await postCall(operator.origin, bodyOf(systemCapabilities));
    expect(envelope.data).toContain("publicGet");
    expect(operator.config.publicGet).toBe(true);
  });
});
