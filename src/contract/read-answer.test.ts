import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { casinoCategoryList } from "./casino.ts";
import { cmsGetPromotions } from "./cms.ts";
import { readAnswer } from "./read-answer.ts";

const message = "This site is under maintenance";
const page = `<!doctype html><title>Bakım</title><h1>${message}</h1>`;
const read = (status: number, body: unknown) =>
  readAnswer(casinoCategoryList, status, typeof body === "string" ? body : JSON.stringify(body)).kind;
const empty = { result: true, message: "", data: [], pagination: 0 };

describe("reading an HTTP answer", () => {
  test.each<[string, number, unknown]>([
    ["a proxy's page with 503", 503, page],
    ["a proxy's page with 200", 200, page],
    ["a firewall's page", 403, page],
    ["a refusal", 200, { result: false, message, data: null }],
    ["an envelope with another status", 503, { result: false, message, data: null }],
    ["JSON that is no envelope", 200, { error: message }],
  ])("hears the maintenance message in %s", (_what, status, body) => {
    expect(read(status, body)).toBe("maintenance");
  });

  test("ignores a message of the contract inside a successful answer's data", () => {
    const rows = [
      {
        id: 1,
        title: message,
        summary: "",
        Text: message,
        image: "/a.svg",
        Status: 1,
        state: "active",
        Start_date: "",
        End_date: "",
      },
    ];
    const answer = readAnswer(cmsGetPromotions, 200, JSON.stringify({ ...empty, data: rows }));
    expect(answer).toMatchObject({ kind: "success", data: [{ title: message }] });
  });

  test.each<[string, number, unknown]>([
    ["a firewall's 403", 403, "<h1>Forbidden</h1>"],
    ["a proxy's 521", 521, ""],
    ["an envelope with another status", 502, empty],
    ["a page of HTML with 200", 200, "<!doctype html>"],
    ["half an envelope", 200, JSON.stringify(empty).slice(0, 20)],
    ["nothing", 200, ""],
  ])("finds no answer in %s", (_what, status, body) => {
    expect(read(status, body)).toBe("absent");
  });

  test.each<[unknown, string]>([
    [empty, "success"],
    [{ ...empty, result: false, message: "Bu işlem için yetkiniz yok" }, "refusal"],
    [{}, "malformed"],
    [null, "malformed"],
    [{ ...empty, data: "???" }, "malformed"],
  ])("%j is a %s", (body, kind) => {
    expect(read(200, body)).toBe(kind);
  });

  test("never throws", () => {
    const anyText = fc.oneof(fc.string(), fc.json());
    fc.assert(fc.property(fc.integer(), anyText, (status, text) => void read(status, text)));
  });
});
