/** What Workbox needs of a worker's globals. Import it before everything else: Workbox looks at them when it loads. */
import "fake-indexeddb/auto";
import { afterAll, onTestFinished, vi } from "vitest";

/** The worker's own code must not see the types of Node. */
declare const process: {
  readonly listeners: (event: "unhandledRejection") => (() => void)[];
  readonly on: (event: "unhandledRejection", listener: () => void) => void;
  readonly removeAllListeners: (event: "unhandledRejection") => void;
};

declare const setImmediate: (callback: () => void) => void;

/** Collects what a worker waits for. */
class TestEvent extends Event {
  readonly #waiting: Promise<unknown>[] = [];

  waitUntil(work: Promise<unknown>): void {
    this.#waiting.push(work);
  }

  /** Resolves once nothing is being done any more. */
  async ended(): Promise<void> {
    for (let done = 0; done < this.#waiting.length; done += 1) await this.#waiting[done]?.catch(() => undefined);
  }
}

export const origin = "https://site.example";

vi.stubGlobal("__WB_DISABLE_DEV_LOGS", true);
vi.stubGlobal("self", globalThis);
vi.stubGlobal("location", new URL(origin));
vi.stubGlobal("registration", { scope: `${origin}/` });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("ExtendableEvent", TestEvent);
vi.stubGlobal("FetchEvent", class extends TestEvent {});

// Workbox deletes what has expired without anybody waiting for it. Each step in its database takes a turn.
afterAll(async () => {
  vi.useRealTimers();
  for (let turn = 0; turn < 100; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
});

/** An event of the worker. `ended` waits for what it lets go on. */
export function workerEvent(): ExtendableEvent & Pick<TestEvent, "ended"> {
  return new TestEvent("fetch");
}

/**
 * Lets rejections that nobody handles pass until the test ends. Workbox leaves them where Cache Storage fails, so that the
 * worker's console tells of them.
 */
export function storageMayFail(): void {
  const listeners = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", () => undefined);
  onTestFinished(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    process.removeAllListeners("unhandledRejection");
    for (const listener of listeners) process.on("unhandledRejection", listener);
  });
}
