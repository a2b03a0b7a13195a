import { expose } from "comlink";
import { beforeEach, expect, test, vi } from "vitest";
import { catalogueIndex, findItem, listCatalogue, loadCatalogue } from "./catalogue.ts";

const started: StandIn[] = [];

/** Stands in for the browser's worker: the other end of a channel. */
class StandIn extends EventTarget {
  readonly #channel = new MessageChannel();
  readonly terminate = vi.fn();

  constructor() {
    super();
    started.push(this);
    this.#channel.port1.addEventListener("message", (event) =>
      this.dispatchEvent(new MessageEvent("message", { data: event.data, ports: [...event.ports] })),
    );
    this.#channel.port1.start();
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.#channel.port1.postMessage(message, transfer);
  }

  /** What the worker's code does when it has loaded. */
  answersWith(catalogue: object): void {
    expose(catalogue, this.#channel.port2);
  }
}

beforeEach(() => {
  vi.stubGlobal("Worker", StandIn);
  return () => void vi.unstubAllGlobals();
});

test("a worker whose code does not load has no catalogue; the next question starts another one", async () => {
  const item = findItem("slot", "1");
  const list = listCatalogue({ lobby: "slot", filters: {}, offset: 0, limit: 1 });
  started.at(-1)?.dispatchEvent(new Event("error"));
  expect(await Promise.all([item, list])).toEqual([undefined, undefined]);
  expect(started.at(-1)?.terminate).toHaveBeenCalledOnce();

  const again = findItem("slot", "7");
  expect(started).toHaveLength(2);
  started
    .at(-1)
    ?.answersWith({ item: (_language: string, lobby: string, id: string) => ({ gameID: id, type: lobby }) });
  expect(await again).toEqual({ gameID: "7", type: "slot" });
});

test("the catalogue is there for the search when all of its pages have come", async () => {
  const row = { id: "1", name: "Şahmaran", providerID: "2", providerName: "Çini", image: "" };
  // The worker of the test before ends.
  started.at(-1)?.dispatchEvent(new Event("error"));
  loadCatalogue();
  started.at(-1)?.answersWith({
    async load(_language: string, onPage: (page: object) => Promise<void>) {
      await onPage({ lobby: "slot", rows: [row], folded: ["sahmaran"] });
      await onPage({ lobby: "live", rows: [{ ...row, id: "9" }], folded: ["sahmaran"] });
    },
  });
  await expect.poll(() => catalogueIndex.get()).toBeDefined();
  const { games, tables, providers } = catalogueIndex.get() ?? {};
  expect([games?.items, tables?.items[0]?.id, providers?.items.length]).toEqual([[row], "9", 2]);
});
