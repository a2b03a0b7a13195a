import { origin, workerEvent } from "./testing/worker.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { casinoCategoryList, casinoGamesList } from "../src/contract/casino.ts";
import { publicGetAddress } from "../src/contract/public-get.ts";
import { cachedAtHeader } from "../src/lib/cached-at.ts";
import { publicCaches } from "./caches.ts";
import { answerCall } from "./calls.ts";
import { rememberConfig } from "./operator-config.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const endpoint = `${origin}/endpoint/v1`;
const memory = new MemoryCaches();
const noNetwork = async (): Promise<Response> => Promise.reject(new TypeError("no network"));
const network = vi.fn<(request: Request) => Promise<Response>>(noNetwork);
vi.stubGlobal("caches", memory);
vi.stubGlobal("fetch", network);
rememberConfig(JSON.stringify({ apiBase: "", siteName: "Karo", publicKey: "key" }));

const data = { limit: 100, offset: 0, Lang: "tr" };
const api = { class: "casino", method: "category_list" };
const requests = {
  GET: () => new Request(publicGetAddress(endpoint, casinoCategoryList, data), { cache: "no-cache" }),
  POST: () => new Request(endpoint, { method: "POST", body: JSON.stringify({ api, data }) }),
};
const text = JSON.stringify({ result: true, message: "", data: [{ CategoryID: "1", name: "Popüler", count: 3 }] });
const stored = () => memory.addressesIn(publicCaches.catalogue);

/** Answers a request as the worker does, and waits until it has stored what it stores. */
async function answer(request: Request): Promise<Response> {
  const event = workerEvent();
  const response = await answerCall({ request, event });
  await event.ended();
  return response;
}

beforeEach(() => {
  memory.content.clear();
  network.mockReset().mockImplementation(noNetwork);
});

describe("a public read by GET", () => {
  it.each([
    ["GET", "POST"],
    ["POST", "GET"],
    ["GET", "GET"],
  ] as const)("what a %s brought is there offline for a %s", async (first, second) => {
    network.mockResolvedValueOnce(new Response(text));
    await answer(requests[first]());
    const offline = await answer(requests[second]());
    expect(await offline.text()).toBe(text);
    expect(offline.headers.get(cachedAtHeader)).not.toBeNull();
    expect(stored()).toHaveLength(1);
  });

  it("reaches the network as the page sent it, so that the browser revalidates its copy", async () => {
    network.mockResolvedValueOnce(new Response(text));
    await answer(requests.GET());
    const sent = network.mock.calls[0]?.[0];
    expect([sent?.method, sent?.cache, sent?.url]).toEqual(["GET", "no-cache", requests.GET().url]);
  });

  it.each([404, 405])(
    "that is answered %i is passed on although an answer is stored: the page sends a POST",
    async (status) => {
      network.mockResolvedValueOnce(new Response(text));
      await answer(requests.GET());
      network.mockImplementation(async (request) =>
        request.method === "GET" ? new Response("", { status }) : new Response(text),
      );
      expect((await answer(requests.GET())).status).toBe(status);
      expect(await (await answer(requests.POST())).text()).toBe(text);
      expect(stored()).toHaveLength(1);
    },
  );

  it("that fails in another way is answered from the store", async () => {
    network.mockResolvedValueOnce(new Response(text));
    await answer(requests.GET());
    network.mockResolvedValueOnce(new Response("", { status: 503 }));
    expect(await (await answer(requests.GET())).text()).toBe(text);
  });

  it.each([
    ["a refusal", new Response('{"result":false,"message":"Olmaz","data":null}')],
    ["what the operator forbids to store", new Response(text, { headers: { "Cache-Control": "no-store" } })],
    ["what does not fit the contract", new Response('{"result":true,"message":"","data":7}')],
  ])("is not stored if it is %s", async (_what, response) => {
    network.mockResolvedValueOnce(response);
    await answer(requests.GET());
    expect(stored()).toEqual([]);
  });
});

it.each([
  ["a player's favourites", publicGetAddress(endpoint, casinoGamesList, { ...data, favorites: true })],
  ["an unknown call", `${endpoint}?call=casino.rtp&data=%7B%22Lang%22%3A%22tr%22%7D`],
  ["no call", endpoint],
  ["another operator's read", publicGetAddress("https://other.example/endpoint/v1", casinoCategoryList, data)],
])("%s by GET goes to the network and is not stored", async (_what, address) => {
  network.mockImplementation(async () => new Response(text));
  expect(await (await answer(new Request(address))).text()).toBe(text);
  expect([...memory.content.keys()]).toEqual([]);
});
