import { origin, storageMayFail, workerEvent } from "./testing/worker.ts";
import { NetworkFirst } from "workbox-strategies";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readAnswers } from "./answers.ts";
import { storedCopy } from "../src/contract/storable-answer.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const cacheName = "karo-test";
const key = `${origin}/answer`;
const patienceMs = 3000;
const now = new Date("2026-11-21T12:00:00Z");
const copyOf = (text: string) => storedCopy(text, new Response(), new Date());

/** Accepts any text but "unusable" as an answer, and stores it if it is no "refusal". */
const answers = readAnswers({
  asked: (request) => request.text(),
  key: async () => key,
  async read(_asked, response) {
    const text = await response.text();
    if (text === "refusal") return { isAnswer: true };
    return text === "unusable" ? { isAnswer: false } : { isAnswer: true, copy: copyOf(text) };
  },
  tellLate: true,
});
const strategy = new NetworkFirst({ cacheName, networkTimeoutSeconds: patienceMs / 1000, plugins: [answers] });

describe("the network's answer or the stored copy", () => {
  let memory: MemoryCaches;
  let network: { promise: Promise<Response>; resolve: (response: Response) => void; reject: (error: Error) => void };
  let event: ReturnType<typeof workerEvent>;
  const late = vi.fn();
  const ask = vi.fn((_request: Request) => network.promise);
  const give = () => {
    const request = new Request(`${origin}/endpoint/v1`, { method: "POST", body: "question" });
    const [answer, done] = strategy.handleAll({ request, event });
    event.waitUntil(done);
    return answer.then((response) => response.text());
  };
  const stored = async () => (await (await memory.open(cacheName)).match(key))?.text();
  const ended = async () => {
    await vi.advanceTimersByTimeAsync(1);
    await event.ended();
    await vi.advanceTimersByTimeAsync(1);
  };

  beforeEach(async () => {
    vi.useFakeTimers({ now });
    memory = new MemoryCaches();
    vi.stubGlobal("caches", memory);
    vi.stubGlobal("fetch", ask);
    vi.stubGlobal("clients", { matchAll: async () => [{ postMessage: late }] });
    const pending = {} as typeof network;
    pending.promise = new Promise((resolve, reject) => Object.assign(pending, { resolve, reject }));
    network = pending;
    event = workerEvent();
    late.mockClear();
    ask.mockClear();
    await (await memory.open(cacheName)).put(key, copyOf("copy"));
  });
  afterEach(() => void vi.useRealTimers());

  it("is the network's when that answers in time, which is stored", async () => {
    network.resolve(new Response("fresh"));
    expect(await give()).toBe("fresh");
    await ended();
    expect(await stored()).toBe("fresh");
    expect(late).not.toHaveBeenCalled();
  });

  it("is passed on and not stored when it may not be", async () => {
    network.resolve(new Response("refusal"));
    expect(await give()).toBe("refusal");
    await ended();
    expect(await stored()).toBe("copy");
  });

  it("is asked for with the request's own body", async () => {
    network.resolve(new Response("fresh"));
    await give();
    expect(await ask.mock.calls[0]?.[0].text()).toBe("question");
  });

  it("is the copy when the network hangs; the late answer is stored, and the page is told", async () => {
    const answer = give();
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(await answer).toBe("copy");
    let waited = false;
    void event.ended().then(() => (waited = true));
    await vi.advanceTimersByTimeAsync(1);
    expect(waited).toBe(false);
    expect(late).not.toHaveBeenCalled();
    network.resolve(new Response("late"));
    await ended();
    expect(await stored()).toBe("late");
    expect(late).toHaveBeenCalledExactlyOnceWith({ type: "LATE_ANSWER" });
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
    [
      "breaks off",
      () => network.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError("cut")) }))),
    ],
  ])("is the copy at once when the network %s", async (_how, settle) => {
    settle();
    expect(await give()).toBe("copy");
    await ended();
    expect(await stored()).toBe("copy");
    expect(late).not.toHaveBeenCalled();
  });

  describe.each([
    ["there is no copy", (): void => memory.content.clear()],
    ["Cache Storage fails", (): void => void (memory.failure = new DOMException("corrupted", "UnknownError"))],
  ])("when %s", (_when, lose) => {
    beforeEach(() => {
      storageMayFail();
      lose();
    });

    it("is whatever the network gives, be it late, and is asked for once", async () => {
      const answer = give();
      await vi.advanceTimersByTimeAsync(2 * patienceMs);
      network.resolve(new Response("unusable"));
      expect(await answer).toBe("unusable");
      await ended();
      expect(ask).toHaveBeenCalledOnce();
      expect(late).not.toHaveBeenCalled();
    });

    it("rejects if the network fails", async () => {
      network.reject(new TypeError("Failed to fetch"));
      await expect(give()).rejects.toThrow(/could not generate a response|corrupted/);
    });
  });

  it("ends with the deadline of a network that never answers", async () => {
    memory.content.clear();
    ask.mockImplementation(
      ({ signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))),
    );
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")), ms);
      return controller.signal;
    });
    let end: string | undefined;
    give().catch((error: Error) => (end = error.name));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(end).toBe("no-response");
    vi.restoreAllMocks();
  });
});
