import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerOrCopy, type Question } from "./stand-in.ts";
import { createStore, dayMs } from "./store.ts";
import { storedCopy } from "./stored-copy.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const cacheName = "karo-test";
const key = "https://site.example/answer";
const patienceMs = 3000;
const now = new Date("2026-11-21T12:00:00Z");
const copyOf = (text: string) => storedCopy(new Blob([text]), new Response(), new Date());

/** Accepts any text but "unusable" as an answer, and stores it. */
const read: Question["read"] = async (response) => {
  const text = await response.text();
  return text === "unusable" ? { isAnswer: false } : { isAnswer: true, copy: copyOf(text) };
};

describe("the network's answer or the stored copy", () => {
  let memory: MemoryCaches;
  let network: { promise: Promise<Response>; resolve: (response: Response) => void; reject: (error: Error) => void };
  let storing: Promise<unknown>[];
  const late = vi.fn(async () => undefined);
  const ask = vi.fn(() => network.promise);
  const event = { waitUntil: (work: Promise<unknown>) => storing.push(work) } as unknown as ExtendableEvent;
  const give = () => {
    const store = createStore({ cacheName, maxAgeMs: dayMs });
    return answerOrCopy({ store, key, patienceMs, ask, read, onLateAnswer: late }, event).then((response) => response.text());
  };
  const stored = async () => (await (await memory.open(cacheName)).match(key))?.text();

  beforeEach(async () => {
    vi.useFakeTimers({ now });
    memory = new MemoryCaches();
    vi.stubGlobal("caches", memory);
    const pending = {} as typeof network;
    pending.promise = new Promise((resolve, reject) => Object.assign(pending, { resolve, reject }));
    network = pending;
    storing = [];
    late.mockClear();
    await (await memory.open(cacheName)).put(key, copyOf("copy"));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is the network's when that answers in time, which is stored", async () => {
    network.resolve(new Response("fresh"));
    expect(await give()).toBe("fresh");
    await Promise.all(storing);
    expect(await stored()).toBe("fresh");
    expect(late).not.toHaveBeenCalled();
  });

  it("is the copy when the network hangs; the late answer is stored, and told", async () => {
    const answer = give();
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(await answer).toBe("copy");
    expect(late).not.toHaveBeenCalled();
    network.resolve(new Response("late"));
    await Promise.all(storing);
    expect(await stored()).toBe("late");
    expect(late).toHaveBeenCalledOnce();
  });

  it("is the copy when the answer's body hangs", async () => {
    network.resolve(new Response(new ReadableStream({ start: () => undefined })));
    const answer = give();
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(await answer).toBe("copy");
  });

  it.each([
    ["fails", () => network.reject(new TypeError("Failed to fetch"))],
    ["gives something unusable", () => network.resolve(new Response("unusable"))],
    ["breaks off", () => network.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError("cut")) })))],
  ])("is the copy at once when the network %s", async (_how, settle) => {
    settle();
    expect(await give()).toBe("copy");
    await Promise.all(storing);
    expect(await stored()).toBe("copy");
    expect(late).not.toHaveBeenCalled();
  });

  describe.each([
    ["there is no copy", (): void => memory.content.clear()],
    ["the copy is too old", (): void => void vi.setSystemTime(now.getTime() + 2 * dayMs)],
    [
      "Cache Storage fails",
      (): void => {
        memory.failure = new DOMException("corrupted", "UnknownError");
      },
    ],
  ])("when %s", (_when, lose) => {
    beforeEach(lose);

    it("is whatever the network gives, be it late, and is asked for once", async () => {
      ask.mockClear();
      const answer = give();
      await vi.advanceTimersByTimeAsync(2 * patienceMs);
      network.resolve(new Response("unusable"));
      expect(await answer).toBe("unusable");
      await Promise.all(storing);
      expect(ask).toHaveBeenCalledOnce();
      expect(late).not.toHaveBeenCalled();
    });

    it("rejects as the network does", async () => {
      network.reject(new TypeError("Failed to fetch"));
      await expect(give()).rejects.toThrow("Failed to fetch");
    });
  });
});
