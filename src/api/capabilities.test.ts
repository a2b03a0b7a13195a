import { expect, test, vi } from "vitest";
import { casinoCategoryList } from "../contract/casino.ts";
import { financeSaveBankTransfer } from "../contract/finance.ts";
import { refusal, success } from "../testing/client.ts";
import type { Reply } from "../testing/operator.ts";

/** The module remembers the operator's answer, so each test loads it anew. */
async function openPage(replies: Reply[]) {
  vi.resetModules();
  const { openClient: open } = await import("../testing/client.ts");
  const page = await open(() => replies.shift() ?? success(null));
  const { call } = await import("./call.ts");
  return { ...page, ...(await import("./capabilities.ts")), call };
}

test("asks once and keeps the names that it knows", async () => {
  const { fetchCapabilities, capabilities, productCalls } = await openPage([
    success(["push", "idempotency", "teleport", 7]),
  ]);
  expect(capabilities.get().size).toBe(0);
  const [first, second] = await Promise.all([fetchCapabilities(), fetchCapabilities()]);
  expect(Array.from(first)).toEqual(["push", "idempotency"]);
  expect([second, await fetchCapabilities(), capabilities.get()]).toEqual([first, first, first]);
  expect(productCalls()).toHaveLength(1);
});

test.each([
  [[], { minLength: 6 }],
  [["password", { name: "password" }, { name: "password", minLength: "12" }], { minLength: 6 }],
  [["push", { name: "password", minLength: 8 }], { minLength: 8 }],
  [
    [{ name: "password", minLength: 10, needsLower: 1, needsSpecial: true, more: 1 }],
    { minLength: 10, needsLower: true, needsSpecial: true },
  ],
])("%j tells the rules for new passwords: %j", async (told, rules) => {
  const { fetchCapabilities, passwordPolicy } = await openPage([success(told)]);
  expect(passwordPolicy.get()).toEqual({ minLength: 6 });
  await fetchCapabilities();
  expect(passwordPolicy.get()).toMatchObject(rules);
});

test("an extension may come as an object, and an unknown one with members is ignored", async () => {
  const { fetchCapabilities } = await openPage([
    success([
      { name: "push", since: 2 },
      { name: "teleport", to: "moon" },
    ]),
  ]);
  expect(Array.from(await fetchCapabilities())).toEqual(["push"]);
});

test("an operator that does not know the call has no extensions and is not asked again", async () => {
  const { fetchCapabilities, productCalls, told } = await openPage([refusal("Bilinmeyen çağrı", { code: 404 })]);
  expect((await fetchCapabilities()).size).toBe(0);
  expect((await fetchCapabilities()).size).toBe(0);
  expect(productCalls()).toHaveLength(1);
  expect(told.sessions).toEqual([]);
});

test("without an answer there are no extensions for now, and the next use asks again", async () => {
  const { fetchCapabilities, capabilitiesKnown } = await openPage([{ status: 502 }, success(["push"])]);
  expect((await fetchCapabilities()).size).toBe(0);
  expect(capabilitiesKnown.get()).toBe(false);
  expect(Array.from(await fetchCapabilities())).toEqual(["push"]);
  expect(capabilitiesKnown.get()).toBe(true);
});

test("too many calls say nothing about extensions, and the next use asks again", async () => {
  const { hasExtension } = await openPage([refusal("Çok fazla istek", { code: 429 }), success(["idempotency"])]);
  expect(await hasExtension("idempotency")).toBeUndefined();
  expect(await hasExtension("idempotency")).toBe(true);
});

test("a missing extension differs from an unknown one", async () => {
  const { hasExtension } = await openPage([{ status: 502 }, refusal("", { code: 404 })]);
  expect(await hasExtension("register_confirm")).toBeUndefined();
  expect(await hasExtension("register_confirm")).toBe(false);
});

test.each([{ status: 404, body: { error: "no such class" } }, { status: 405 }, { body: { hello: "world" } }])(
  "a server that does not know the call may refuse it like this: %j",
  async (reply) => {
    const { hasExtension, productCalls } = await openPage([reply]);
    expect(await hasExtension("idempotency")).toBe(false);
    expect(await hasExtension("idempotency")).toBe(false);
    expect(productCalls()).toHaveLength(1);
  },
);

test.each([
  [success(["idempotency"]), "key-1"],
  [success(["push"]), undefined],
  [refusal("", { code: 404 }), undefined],
])("the idempotency key is sent only to operators that support it", async (answer, key) => {
  const { call, productCalls } = await openPage([answer]);
  const options = { idempotencyKey: "key-1" };
  const ignore = () => undefined;
  await call(financeSaveBankTransfer, { methodID: "1", amount: "1.00" }, options).catch(ignore);
  await call(casinoCategoryList, { limit: 100, offset: 0 }, options).catch(ignore);
  const keys = productCalls().map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toEqual([undefined, key, undefined]);
});

test("a write that needs a key is not sent until it is known whether keys are supported", async () => {
  const { call, productCalls } = await openPage([{ status: 502 }, success(["idempotency"])]);
  const send = () => call(financeSaveBankTransfer, { methodID: "1", amount: "1.00" }, { idempotencyKey: "key-1" });
  await expect(send()).rejects.toMatchObject({ failure: { kind: "unreachable", sent: false } });
  // Had the first attempt been sent without a key, this one could carry it out twice: the operator would not know the
  // key.
  await send().catch(() => undefined);
  expect(productCalls().map(({ headers }) => headers["idempotency-key"])).toEqual([undefined, undefined, "key-1"]);
});

test("a write held back by the error lock fails as locked, not as offline", async () => {
  const { call } = await openPage([{ status: 500 }]);
  const send = () => call(financeSaveBankTransfer, { methodID: "1", amount: "1.00" }, { idempotencyKey: "key-1" });
  await expect(send()).rejects.toMatchObject({ failure: { kind: "locked", sent: false } });
});
