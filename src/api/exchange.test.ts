import { afterEach, describe, expect, test, vi } from "vitest";
import { casinoCategoryList } from "../contract/casino.ts";
import { financeSaveBankTransfer } from "../contract/finance.ts";
import { maintenanceCheckStatus } from "../contract/maintenance.ts";
import { call } from "./call.ts";
import { checkMaintenance } from "./check-maintenance.ts";
import { errorLock, liftErrorLock } from "./error-lock.ts";
import { mayHaveHappened } from "./failure.ts";
import { startMaintenance, underMaintenance } from "./maintenance.ts";
import { toastStore } from "../ui/toast.ts";
import { failureOfCall, openClient, refusal, success } from "../testing/client.ts";
import type { Reply } from "../testing/operator.ts";

const read = () => call(casinoCategoryList, { limit: 100, offset: 0 });
const write = () => call(financeSaveBankTransfer, { methodID: "1", amount: "100.00" });

afterEach(() => vi.unstubAllGlobals());

describe("the global error lock", () => {
  test("an HTTP 500 holds back every later call until the lock is lifted", async () => {
    const replies: Reply[] = [{ status: 500, body: "oops" }, success([])];
    const { productCalls } = await openClient(() => replies.shift() ?? {});
    expect(await failureOfCall(read())).toEqual({ kind: "locked", sent: true });
    expect(errorLock.get()).toBe(true);

    expect(await failureOfCall(read())).toEqual({ kind: "locked", sent: false });
    await expect(call(maintenanceCheckStatus, {})).rejects.toThrow("Request blocked due to a previous error");
    expect(productCalls()).toHaveLength(1);

    liftErrorLock();
    expect((await read()).data).toEqual([]);
  });

  const others = [400, 401, 403, 404, 418, 429, 501, 502, 503, 504];
  test.each(others)("HTTP %i is a passing failure and does not lock", async (status) => {
    await openClient(() => ({ ...success([]), status }));
    expect(await failureOfCall(read())).toEqual({ kind: "unreachable", sent: true, status });
    expect(errorLock.get()).toBe(false);
  });
});

describe("an answer that is not usable", () => {
  test.each<[string, Reply]>([
    ["a page of a captive portal", { body: "<html>Wi-Fi</html>" }],
    ["nothing", { body: "" }],
    ["half of one", { ...success([]), cut: true }],
  ])("%s", async (_, reply) => {
    await openClient(() => reply);
    expect(await failureOfCall(read())).toEqual({ kind: "unreachable", sent: true, status: 200 });
  });

  test("no server at all", async () => {
    const { operator } = await openClient(() => success([]));
    await operator.close();
    expect(await failureOfCall(read())).toEqual({ kind: "unreachable", sent: true });
  });

  test("JSON that is not the contract's", async () => {
    await openClient(() => ({ body: { ok: true } }));
    expect(await failureOfCall(read())).toMatchObject({ kind: "malformed" });
  });
});

describe("without a network", () => {
  test("nothing was sent, so a write certainly did not happen", async () => {
    const { operator } = await openClient(() => success([]));
    await operator.close();
    vi.stubGlobal("navigator", { onLine: false });
    const failure = await failureOfCall(write());
    expect(failure).toEqual({ kind: "offline", sent: false });
    expect(mayHaveHappened(failure)).toBe(false);
  });

  test("a network that returns just after the failure does not change that", async () => {
    const { operator } = await openClient(() => success([]));
    await operator.close();
    const seen = [false, true, true];
    vi.stubGlobal("navigator", {
      get onLine() {
        return seen.shift();
      },
    });
    expect(await failureOfCall(write())).toEqual({ kind: "offline", sent: false });
  });

  test("a write whose connection broke may have happened", async () => {
    await openClient(() => {
      vi.stubGlobal("navigator", { onLine: false });
      return { cut: true, body: "{" };
    });
    const failure = await failureOfCall(write());
    expect(failure).toEqual({ kind: "offline", sent: true });
    expect(mayHaveHappened(failure)).toBe(true);
  });

  test("the worker's answer is used nevertheless", async () => {
    await openClient(() => success([]));
    vi.stubGlobal("navigator", { onLine: false });
    expect((await read()).data).toEqual([]);
  });
});

describe("maintenance", () => {
  const announced = () => toastStore.get().filter(({ text }) => text === "Site Bakima Alindi").length;

  test("is recognised by its message in any envelope", async () => {
    for (const more of [{}, { result: true, data: [] }, { result: "no envelope" }]) {
      await openClient(() => refusal("This site is under maintenance", more));
      expect(await failureOfCall(read())).toEqual({ kind: "maintenance", sent: true });
      expect(underMaintenance.get()).toBe(true);
      expect(announced()).toBe(1);
    }
    await openClient(() => ({ ...refusal("This site is under maintenance"), status: 503 }));
    expect(await failureOfCall(read())).toEqual({ kind: "maintenance", sent: true });
    for (const status of [200, 403, 503]) {
      await openClient(() => ({ status, body: "<h1>This site is under maintenance</h1>" }));
      expect(await failureOfCall(read())).toEqual({ kind: "maintenance", sent: true });
    }
  });

  test("holds back all other calls until the check succeeds", async () => {
    const replies = [refusal("Bakım"), success(null), success([])];
    const { productCalls } = await openClient(() => replies.shift() ?? {});
    await checkMaintenance();
    expect(underMaintenance.get()).toBe(true);
    expect(await failureOfCall(read())).toEqual({ kind: "maintenance", sent: false });
    expect(productCalls()).toHaveLength(1);

    await call(maintenanceCheckStatus, {});
    expect(underMaintenance.get()).toBe(false);
    expect((await read()).data).toEqual([]);
    expect(announced()).toBe(1);
  });

  test("is not what too many checks mean", async () => {
    await openClient(() => refusal("Çok fazla istek", { code: 429, data: { retryAfter: 10 } }));
    await checkMaintenance();
    expect(underMaintenance.get()).toBe(false);
  });

  test("is cleared at start-up, also without an answer", async () => {
    const { operator } = await openClient(() => success(null));
    await operator.close();
    startMaintenance();
    await checkMaintenance();
    expect(underMaintenance.get()).toBe(false);
  });
});
