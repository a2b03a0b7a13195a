import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { casinoCategoryList } from "../contract/casino.ts";
import { casinoInitGame } from "../contract/game-players.ts";
import type { AnyCall } from "../contract/declaration.ts";
import { financeCheckBalance, financeSaveBankTransfer } from "../contract/finance.ts";
import { maintenanceCheckStatus } from "../contract/maintenance.ts";
import { systemPing } from "../contract/system.ts";
import { getText } from "./static-file.ts";
import { success } from "../testing/client.ts";
import type { SessionLink } from "./session-link.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});
const transfer = { methodID: "1", amount: "1.00" };
const list = { limit: 100, offset: 0 };

/**
 * Opens a new page with an operator that never answers the calls that `hangs` selects. `asked` resolves once such a
 * call arrives.
 */
async function openPage(hangs: (method: unknown) => boolean, wiring: Partial<SessionLink> = {}) {
  vi.resetModules();
  const { openClient, failureOfCall } = await import("../testing/client.ts");
  const { call } = await import("./call.ts");
  let tell = () => {};
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const page = await openClient(({ body }) => {
    const { api } = (body ?? {}) as { api?: { method: string } };
    if (!hangs(api?.method)) return success(["idempotency"]);
    tell();
    return never;
  }, wiring);
  const methods = () => page.productCalls().map(({ body }) => (body as { api: { method: string } }).api.method);
  const endOf = (promise: Promise<unknown>) => {
    const end = { failure: undefined as unknown };
    void (async () => {
      end.failure = await failureOfCall(promise);
    })();
    return end;
  };
  return { ...page, asked, call, endOf, methods };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a deadline", () => {
  test.each<[AnyCall, object, number]>([
    [casinoCategoryList, list, 20_000],
    [financeCheckBalance, {}, 20_000],
    [systemPing, {}, 8_000],
    [maintenanceCheckStatus, {}, 8_000],
  ])("$class/$method fails at its deadline, not before", async (declaration, data, deadlineMs) => {
    const { call, endOf, asked, operator } = await openPage(() => true);
    const end = endOf(call(declaration, data));
    await asked;
    await pass(deadlineMs - 1);
    expect(end.failure).toBeUndefined();
    await pass(1);
    expect(end.failure).toEqual({ kind: "unreachable", sent: true });
    // The request is aborted in the browser too.
    await vi.waitUntil(() => operator.abandoned.length === 1);
  });

  test("the deadline also covers the end of an answer that has begun", async () => {
    const { call, endOf } = await openPage(() => false);
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"result":')),
    });
    const answer = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body));
    const end = endOf(call(casinoCategoryList, list));
    await pass(20_000);
    answer.mockRestore();
    expect(end.failure).toEqual({ kind: "unreachable", sent: true });
  });

  test.each<[AnyCall, object]>([
    [financeSaveBankTransfer, transfer],
    [casinoInitGame, { gameID: "1" }],
  ])("a write that has been sent, $class/$method, is waited for", async (declaration, data) => {
    const { call, endOf, asked } = await openPage(() => true);
    const end = endOf(call(declaration, data));
    await asked;
    await pass(600_000);
    expect(end.failure).toBeUndefined();
  });

  test("a file is given up", async () => {
    const { operator, asked } = await openPage(() => true);
    const got = getText(`${operator.origin}/data/partners.json`);
    await asked;
    await pass(20_000);
    expect(await got).toEqual({ kind: "unreachable" });
  });
});

describe("a write that was not sent in time is never sent", () => {
  test("the capabilities hang: two presses of a deposit fail, and neither is sent", async () => {
    const { call, endOf, asked, methods } = await openPage((method) => method === "capabilities");
    const first = endOf(call(financeSaveBankTransfer, transfer, { idempotencyKey: "key-1" }));
    const second = endOf(call(financeSaveBankTransfer, transfer, { idempotencyKey: "key-2" }));
    await asked;
    await pass(10_000);
    const unsent = { kind: "unreachable", sent: false };
    expect([first.failure, second.failure]).toEqual([unsent, unsent]);
    await pass(600_000);
    expect(methods()).toEqual(["capabilities"]);
  });

  test("the user block comes too late", async () => {
    let give = () => {};
    const block = new Promise<undefined>((resolve) => {
      give = () => resolve(undefined);
    });
    const { call, endOf, methods } = await openPage(() => false, { userBlock: () => block });
    const end = endOf(call(financeSaveBankTransfer, transfer));
    await pass(9_999);
    expect(end.failure).toBeUndefined();
    await pass(1);
    expect(end.failure).toEqual({ kind: "unreachable", sent: false });
    give();
    await pass(600_000);
    expect(methods()).toEqual([]);
  });
});
