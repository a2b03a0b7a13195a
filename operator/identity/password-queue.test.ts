import { afterEach, describe, expect, it } from "vitest";
import { userLogin } from "../../src/contract/user.ts";
import { Refusal } from "../core/refusal.ts";
import { Busy } from "../lib/faults.ts";
import { bodyOf } from "../testing/call.ts";
import { postCall } from "../testing/fetch-call.ts";
import { startTestOperator } from "../testing/operator.ts";
import { inPasswordQueue } from "./passwords.ts";

const from = (ip: string) => ({ caller: { ip, userAgent: "", origin: "" }, language: "tr" as const });
const ends: (() => void)[] = [];
const hanging: Promise<unknown>[] = [];

/** Puts work into the queue that ends when the test does. */
function hang(ip: string): void {
  hanging.push(inPasswordQueue(from(ip), () => new Promise<void>((resolve) => ends.push(resolve))));
}

afterEach(async () => {
  const end = () => ends.splice(0).forEach((one) => one());
  const all = Promise.all(hanging.splice(0)).then(() => "done");
  await expect.poll(() => (end(), Promise.race([all, Promise.resolve("not yet")]))).toBe("done");
});

describe("the queue of passwords", () => {
  it("lets one network, be it a whole /64, have six places", async () => {
    for (let n = 0; n < 6; n += 1) hang(`2001:db8:1:2::${n}`);
    const next = inPasswordQueue(from("2001:db8:1:2:ffff::1"), async () => "hashed");
    await expect(next).rejects.toMatchObject({ code: 429, data: { retryAfter: 3 } });
    await expect(next).rejects.toThrow(Refusal);
    expect(ends).toHaveLength(2);
  });

  it("gives a place back, also after a failure", async () => {
    for (let n = 0; n < 4; n += 1) {
      await expect(inPasswordQueue(from("192.0.2.1"), () => Promise.reject(new Error("broken")))).rejects.toThrow(
        "broken",
      );
    }
    for (let n = 0; n < 6; n += 1) hang("192.0.2.1");
    await expect(inPasswordQueue(from("192.0.2.1"), async () => "hashed")).rejects.toThrow(Refusal);
  });

  it("takes sixteen of all networks, and puts off the next", async () => {
    for (let n = 0; n < 16; n += 1) hang(`192.0.2.${n}`);
    await expect(inPasswordQueue(from("192.0.2.99"), async () => "hashed")).rejects.toThrow(Busy);
  });

  it("when full, a log-in is put off with HTTP 503, and everything else goes on", async () => {
    const operator = await startTestOperator({ log: () => {} });
    try {
      for (let n = 0; n < 16; n += 1) hang(`192.0.2.${n}`);
      const body = JSON.stringify(bodyOf(userLogin, { username: "deniz", password: "yanlis-1" }));
      const response = await fetch(`${operator.origin}/endpoint/v1`, {
        method: "POST",
        headers: { panel: "frontend" },
        body,
      });
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("2");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect((await fetch(`${operator.origin}/endpoint/v1/check-maintenance`)).status).toBe(200);
    } finally {
      await operator.close();
    }
  });

  it("when one network has too much in it, its log-ins are refused with a message", async () => {
    const operator = await startTestOperator();
    try {
      for (let n = 0; n < 6; n += 1) hang("127.0.0.1");
      const { response, envelope } = await postCall(
        operator.origin,
        bodyOf(userLogin, { username: "deniz", password: "yanlis-1" }),
      );
      expect(response.status).toBe(200);
      expect(envelope).toMatchObject({
        result: false,
        code: 429,
        message: "Bağlantınızdan aynı anda çok fazla istek geldi. Lütfen birkaç saniye sonra tekrar deneyin.",
        data: { retryAfter: 3 },
      });
    } finally {
      await operator.close();
    }
  });
});
