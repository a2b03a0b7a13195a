import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { casinoGamesList } from "../../src/contract/casino.ts";
import { cmsGetSlider } from "../../src/contract/cms-sliders.ts";
import { habaneroGetJackpots } from "../../src/contract/habanero.ts";
import { nameOf } from "../../src/contract/declaration.ts";
import { systemCapabilities } from "../../src/contract/system.ts";
import { userLogin } from "../../src/contract/user.ts";
import { parseBody } from "../lib/parse-body.ts";
import type { OperatorOptions, RunningOperator } from "../server.ts";
import { bodyOf } from "../testing/call.ts";
import { postCall } from "../testing/fetch-call.ts";
import { startTestOperator } from "../testing/operator.ts";
import * as dispatching from "./dispatch.ts";

const page = { limit: 48, offset: 0 };
let operator: RunningOperator;

beforeAll(async () => {
  operator = await startTestOperator();
});
afterAll(() => operator.close());

describe("POST /endpoint/v1", () => {
  it("answers a call in the envelope", async () => {
    const { response, envelope } = await postCall(operator.origin, bodyOf(casinoGamesList, page));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(envelope).toMatchObject({
      result: true,
      message: "İşlem Başarılı",
      pagination: { limit: 48, total: 120, offset: 0 },
    });
    expect(envelope.data).toHaveLength(48);
  });

  it.each(["br", "gzip"])("compresses a long answer with %s", async (encoding) => {
    const headers = { "accept-encoding": encoding };
    const body = bodyOf(casinoGamesList, page);
    const { response, envelope } = await postCall(operator.origin, body, { headers });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(envelope.data).toHaveLength(48);
  });

  it("gives public reads an ETag and a max-age, and never answers 304", async () => {
    const body = bodyOf(cmsGetSlider, page);
    const first = await postCall(operator.origin, body);
    const tag = first.response.headers.get("etag") ?? "";
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(first.response.headers.get("cache-control")).toMatch(/^public, max-age=\d+/);
    const again = await postCall(operator.origin, body, { headers: { "if-none-match": tag } });
    expect(again.response.status).toBe(200);
    expect(again.response.headers.get("etag")).toBe(tag);
    const other = await postCall(operator.origin, bodyOf(cmsGetSlider, { limit: 1, offset: 0 }));
    expect(other.response.headers.get("etag")).not.toBe(tag);
  });

  it.each([
    ["a refusal", bodyOf(casinoGamesList, { ...page, favorites: true })],
    ["what may not be kept", bodyOf(systemCapabilities)],
  ])("forbids caching %s", async (_what, body) => {
    const { response } = await postCall(operator.origin, body);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).toBeNull();
  });

  it("carries out 64 calls at a time, lets 256 wait, and tells others when to come back", async () => {
    const { dispatch } = dispatching;
    let letThemEnd = () => {};
    const end = new Promise<void>((resolve) => (letThemEnd = resolve));
    const begun = vi.spyOn(dispatching, "dispatch").mockImplementation(async (...given) => {
      await end;
      return dispatch(...given);
    });
    onTestFinished(() => {
      letThemEnd();
      begun.mockRestore();
    });
    const body = JSON.stringify(bodyOf(systemCapabilities));
    const headers = { "content-type": "application/json", panel: "frontend" };
    const send = () => fetch(`${operator.origin}/endpoint/v1`, { method: "POST", headers, body });
    const sent = Array.from({ length: 64 + 256 + 1 }, send);
    // All others wait until they may end.
    const first = await Promise.race(sent);
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(begun).toHaveBeenCalledTimes(64);
    letThemEnd();
    const answered = (await Promise.all(sent)).filter(({ status }) => status === 200);
    expect(answered).toHaveLength(64 + 256);
  });

  it.each([
    ["no panel header", bodyOf(habaneroGetJackpots), { headers: { panel: undefined } }, 400],
    ["another panel", bodyOf(habaneroGetJackpots), { headers: { panel: "backoffice" } }, 400],
    ["no JSON", "{", {}, 400],
    ["an empty body", "", {}, 400],
    ["a NUL character", bodyOf(casinoGamesList, { ...page, searchGameName: "a\0b" }), {}, 400],
    ["another method", bodyOf(habaneroGetJackpots), { method: "PUT" }, 400],
    ["a body too large", { filler: "x".repeat(70_000) }, {}, 413],
  ])("refuses %s in the envelope", async (_what, body, request, code) => {
    const { response, envelope } = await postCall(operator.origin, body, request);
    expect(response.status).toBe(200);
    expect(envelope).toMatchObject({ result: false, data: null, code });
    expect(envelope.message).not.toBe("");
    // The connection still works for the next call.
    expect((await postCall(operator.origin, bodyOf(habaneroGetJackpots))).envelope.result).toBe(true);
  });

  it("replaces half a character, as in a text cut in the middle of an emoji", async () => {
    const { envelope } = await postCall(operator.origin, `{"api":{"class":"no\\ud83d","method":"x"}}`);
    expect(envelope).toMatchObject({ result: false, code: 404 });
    expect(parseBody(`{"note":"Selam \\ud83d","name":"\\ud83d\\ude00"}`)).toEqual({ note: "Selam �", name: "😀" });
  });

  it("answers 500 for a fault, and logs it without what was sent", async () => {
    const logged: string[] = [];
    const broken = await startTestOperator({ log: (line) => void logged.push(line) });
    try {
      await broken.db.schema.dropTable("jackpot").execute();
      const body = { ...bodyOf(habaneroGetJackpots), user: { sid: "gizli-oturum" } };
      const { response, envelope } = await postCall(broken.origin, body);
      expect(response.status).toBe(500);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(envelope).toEqual({
        result: false,
        message: "Internal Server Error",
        data: null,
        debug: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
        {
          time: expect.any(String),
          level: "error",
          message: "Fault",
          incident: envelope.debug,
          method: "POST",
          path: "/endpoint/v1",
          call: nameOf(habaneroGetJackpots),
          ms: expect.any(Number),
          fault: expect.stringMatching(/^database error 42P01\n {4}at /),
        },
      ]);
      expect(logged[0]).not.toContain("gizli-oturum");
    } finally {
      await broken.close();
    }
  });

  describe("logs", () => {
    /** What an operator logs about a few calls, without the times. */
    const loggedBy = async (options: Partial<OperatorOptions>) => {
      const logged: string[] = [];
      const other = await startTestOperator({ ...options, log: (line) => void logged.push(line) });
      await postCall(other.origin, bodyOf(habaneroGetJackpots));
      await postCall(other.origin, bodyOf(userLogin, { username: "gizli", password: "Parola-1" }));
      await postCall(other.origin, { api: { class: "gizli", method: "Parola-1" }, data: {} });
      await other.close();
      expect(logged.join("\n")).not.toMatch(/gizli|Parola|127\.0\.0\.1/);
      return logged.map((line) => {
        const { time, ms, ...entry } = JSON.parse(line) as Record<string, unknown>;
        expect([typeof time, typeof ms]).toEqual(["string", "number"]);
        return entry;
      });
    };
    const calls = [
      { call: nameOf(habaneroGetJackpots), outcome: "ok" },
      { call: "user/login", outcome: "refused" },
      { call: "unknown", outcome: "refused", code: 404 },
    ];

    it("no call that goes well", async () => {
      expect(await loggedBy({})).toEqual([]);
    });

    it("each call that is slow, as a warning", async () => {
      expect(await loggedBy({ slowCallMs: 0 })).toEqual(
        calls.map((call) => ({ level: "warn", message: "Slow call", ...call })),
      );
    });

    it("every call on request", async () => {
      expect(await loggedBy({ logCalls: true })).toEqual(
        calls.map((call) => ({ level: "info", message: "Call", ...call })),
      );
    });
  });
});
