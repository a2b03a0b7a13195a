import { describe, expect, it } from "vitest";
import { casinoCategoryList } from "./casino.ts";
import { messages, parseAnswer } from "./envelope.ts";
import { financeListCashMethodsNew } from "./finance.ts";
import { systemCapabilities, systemPing } from "./system.ts";
import { userRegister } from "./user-account.ts";
import { userPasskeyRemove } from "./user-passkeys.ts";
import { userLogin, userLogout } from "./user.ts";

const row = { CategoryID: 94, name: "Popüler", count: 48 };
const category = { CategoryID: "94", name: "Popüler", count: 48 };
const empty = { kind: "success", data: [], pagination: { total: 0 } };

function categories(body: unknown) {
  return parseAnswer(casinoCategoryList, body);
}

describe("an answer that succeeds", () => {
  it("has its data, message and pagination", () => {
    const pagination = { limit: 100, total: 1, offset: 0 };
    expect(categories({ result: true, message: "İşlem Başarılı", data: [row], pagination })).toEqual({
      kind: "success",
      data: [category],
      message: "İşlem Başarılı",
      pagination,
      dropped: [],
    });
  });

  it("may lack the message, and have null for optional fields", () => {
    const body = { result: true, message: null, data: [row], code: null, debug: null, pagination: null };
    expect(categories(body)).toMatchObject({ kind: "success", data: [category], message: "" });
  });

  it("keeps the valid items of a list and reports the invalid one", () => {
    const answer = categories({ result: true, data: [{ name: "?" }, row] });
    expect(answer).toMatchObject({ kind: "success", data: [category], dropped: [{ index: 0 }] });
  });

  it("is malformed, not an empty list, when no item is valid", () => {
    const answer = categories({ result: true, data: [{ name: "?" }, null] });
    expect(answer).toMatchObject({ kind: "malformed", reason: expect.stringContaining("no item fits") as unknown });
  });

  it("is malformed under a key as well; one invalid item is dropped there", () => {
    const methods = (...methods_list: unknown[]) =>
      parseAnswer(financeListCashMethodsNew, { result: true, data: { methods_list } });
    expect(methods({ id: 1 }, null)).toMatchObject({
      kind: "malformed",
      reason: expect.stringContaining("no item fits") as unknown,
    });
    const group = { id: 4, name: "Banka", logo: "/b.svg", type: "group", methods: [{ id: 5 }] };
    expect(methods(null, group)).toMatchObject({
      kind: "success",
      data: { methods_list: [{ id: "4", methods: [] }] },
      dropped: [
        { index: 0, nested: false },
        { index: 0, nested: true },
      ],
    });
    expect(methods()).toMatchObject({ kind: "success", data: { methods_list: [] } });
  });

  it("accepts the numbers of a pagination as strings", () => {
    const pagination = { limit: "48", total: "12000", offset: "0" };
    expect(categories({ result: true, data: [row], pagination })).toMatchObject({
      pagination: { limit: 48, total: 12_000, offset: 0 },
    });
  });

  it.each([[true], ["none"], [[]], [{ limit: 48 }], [{ limit: 1, offset: 0, total: -5 }]])(
    "keeps its list when the pagination is %j",
    (pagination) => {
      const answer = categories({ result: true, data: [row], pagination });
      expect(answer).toMatchObject({ kind: "success", data: [category] });
      expect(answer).not.toHaveProperty("pagination");
    },
  );
});

describe("an empty list", () => {
  it.each([
    ["[] with result true", { result: true, data: [] }],
    ["null with result true", { result: true, data: null }],
    ["no data with result true", { result: true, pagination: 0 }],
    ["a refusal with pagination 0", { result: false, message: "Yok", data: [], pagination: 0 }],
    ["a refusal with a total of 0", { result: false, data: null, pagination: { limit: 10, total: 0, offset: 0 } }],
    ["a refusal with the message", { result: false, message: messages.emptyList, data: null }],
    ["the message with a code", { result: false, message: messages.emptyList, code: 404 }],
    ["the message with an object", { result: false, message: messages.emptyList, data: {} }],
    ["a refusal with a code of no meaning", { result: false, data: [], pagination: 0, code: 0 }],
    ["nothing found, by its code", { result: false, message: "No records", data: [], pagination: 0, code: 404 }],
  ])("may come as %s", (_, body) => {
    expect(categories(body)).toMatchObject(empty);
  });

  it("keeps the true total past the end", () => {
    const pagination = { limit: 10, total: 25, offset: 30 };
    expect(categories({ result: true, data: [], pagination })).toMatchObject({ data: [], pagination });
  });

  it("may be under a key", () => {
    const body = { result: false, message: messages.emptyList, data: [] };
    expect(parseAnswer(financeListCashMethodsNew, body)).toMatchObject({
      kind: "success",
      data: { methods_list: [] },
    });
  });

  it("is refused for a call without a list", () => {
    const body = { result: false, message: messages.emptyList, data: null, pagination: 0 };
    expect(parseAnswer(systemPing, body).kind).toBe("refusal");
  });

  it.each([
    ["a refusal that says nothing of a list", { result: false, message: "Hata", data: null }],
    ["an expired session", { result: false, message: messages.sessionExpired, data: [], pagination: 0 }],
    ["no permission", { result: false, message: messages.noPermission, data: [], pagination: 0 }],
    ["an unknown call", { result: false, message: "Yok", data: null, code: 404, pagination: 0 }],
    ["an anonymous user", { result: false, data: null, code: "403", pagination: 0 }],
    ["too many calls", { result: false, data: null, code: 429, pagination: 0 }],
  ])("is not %s", (_, body) => {
    expect(categories(body).kind).toBe("refusal");
  });

  it("is no answer to a write that was refused", () => {
    const body = { result: false, message: "Kaldırılamadı", data: null, pagination: 0 };
    expect(parseAnswer(userPasskeyRemove, body).kind).toBe("refusal");
    expect(parseAnswer(userPasskeyRemove, { result: true, data: null })).toMatchObject({ kind: "success", data: [] });
  });
});

describe("a refusal", () => {
  it("has its message, code and debug text", () => {
    const body = { result: false, message: "Önce giriş yapın", code: "403", debug: "anonymous user" };
    expect(parseAnswer(userLogout, body)).toEqual({
      kind: "refusal",
      message: "Önce giriş yapın",
      code: 403,
      debug: "anonymous user",
    });
  });

  it("may have its code as a text, or an unreadable code", () => {
    const refusal = (code: unknown) => categories({ result: false, message: "Olmaz", code });
    expect(refusal("403")).toMatchObject({ kind: "refusal", code: 403 });
    expect(refusal({ no: 1 })).toEqual({ kind: "refusal", message: "Olmaz" });
  });

  it("leaves out a code that is not a number and a debug value that is not a text", () => {
    const body = { result: false, code: "E_AUTH", debug: { line: 3 } };
    expect(parseAnswer(userLogout, body)).toEqual({ kind: "refusal", message: "" });
  });

  it("has the data of its call: until when, or for ever", () => {
    const until = "2026-11-27T21:00:00+03:00";
    const refused = (data: unknown) => parseAnswer(userLogin, { result: false, message: "Mola", data });
    expect(refused({ until })).toMatchObject({ data: { until } });
    expect(refused({ until: null })).toMatchObject({ data: { until: null } });
    expect(refused(null)).not.toHaveProperty("data");
    expect(refused({ until: "yarın" })).not.toHaveProperty("data");
  });

  it("has the data of its call: messages by field", () => {
    const errors = { username: "Alınmış" };
    const body = { result: false, message: "Kayıt tamamlanamadı", data: { errors } };
    expect(parseAnswer(userRegister, body)).toMatchObject({ kind: "refusal", data: { errors } });
  });

  it("means no extensions, whatever its message", () => {
    const body = { result: false, message: "Böyle bir işlem yok", code: 404, data: null };
    expect(parseAnswer(systemCapabilities, body)).toMatchObject({ kind: "success", data: [] });
  });
});

it("leaves out extensions that the front end does not know", () => {
  const body = { result: true, data: ["push", "teleport", "limits"] };
  expect(parseAnswer(systemCapabilities, body)).toMatchObject({ data: ["push", "limits"], dropped: [] });
});

describe("a body that does not follow the contract", () => {
  it.each([[null], ["<html>"], [[]], [{}], [{ result: "yes" }]])("is malformed: %j", (body) => {
    expect(categories(body).kind).toBe("malformed");
  });

  it("is malformed when its data are, and says where", () => {
    expect(categories({ result: true, data: "none" }).kind).toBe("malformed");
    const answer = parseAnswer(systemPing, { result: true, data: { uid: 1, sid: "s" } });
    expect(answer).toMatchObject({ kind: "malformed", reason: expect.stringMatching(/^uip: /) });
  });
});
