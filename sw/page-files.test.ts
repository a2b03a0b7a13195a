import { beforeEach, expect, it, vi } from "vitest";
import { pageFilesCache } from "../src/lib/worker-messages.ts";
import { pageFiles, storePageFiles } from "./page-files.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const origin = "https://site.example";
const memory = new MemoryCaches();
const code = () => new Response("code", { headers: { "Content-Type": "text/javascript" } });
const network = { answer: (_address: string): Response => code() };
vi.stubGlobal("caches", memory);
vi.stubGlobal("location", new URL(origin));
vi.stubGlobal("fetch", async (address: string) => network.answer(address));

const stored = () => memory.addressesIn(pageFilesCache);

beforeEach(() => {
  memory.content.clear();
  network.answer = code;
});

it("stored files answer without a network, however old they are", async () => {
  await storePageFiles(["/assets/page-1.js", "/assets/page-2.js"]);
  expect(stored()).toEqual([`${origin}/assets/page-1.js`, `${origin}/assets/page-2.js`]);
  network.answer = () => Response.error();
  vi.useFakeTimers({ now: Date.now() + 400 * 24 * 60 * 60 * 1000, toFake: ["Date"] });
  const url = new URL(`${origin}/assets/page-1.js`);
  const answer = await pageFiles.answer({ request: new Request(url), url, event: { waitUntil: () => undefined } });
  vi.useRealTimers();
  expect(await answer.text()).toBe("code");
});

it("a file that the server lacks, answers with a page or cannot send is left out; the others are stored", async () => {
  network.answer = (address) => {
    if (address === "/assets/lacking.js") return new Response("", { status: 404 });
    if (address === "/assets/other.js") return new Response("<html>", { headers: { "Content-Type": "text/html" } });
    if (address === "/assets/lost.js") throw new TypeError("no network");
    return code();
  };
  await storePageFiles(["/assets/lacking.js", "/assets/other.js", "/assets/lost.js", "/assets/page.js"]);
  expect(stored()).toEqual([`${origin}/assets/page.js`]);
});
