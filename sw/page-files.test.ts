import { beforeEach, expect, it, vi } from "vitest";
import { pageFilesCache } from "../src/lib/worker-messages.ts";
import { pageFiles, storePageFiles } from "./page-files.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const origin = "https://site.example";
const memory = new MemoryCaches();
const archive = { "/assets/page-1.js": "code", "/assets/page-1.css": "a { color: red }" };
const network = { answer: (_address: string): Response => Response.json(archive) };
vi.stubGlobal("caches", memory);
vi.stubGlobal("location", new URL(origin));
vi.stubGlobal("fetch", async (address: string) => network.answer(address));

const stored = () => memory.addressesIn(pageFilesCache);

beforeEach(() => {
  memory.content.clear();
  network.answer = () => Response.json(archive);
});

const answer = (path: string) => {
  const url = new URL(`${origin}${path}`);
  return pageFiles.answer({ request: new Request(url), url, event: { waitUntil: () => undefined } });
};

it("the files of an archive answer without a network, with their media types, however old they are", async () => {
  await storePageFiles("/assets/page-files-1.json");
  expect(stored()).toEqual(Object.keys(archive).map((path) => `${origin}${path}`));
  network.answer = () => Response.error();
  vi.useFakeTimers({ now: Date.now() + 400 * 24 * 60 * 60 * 1000, toFake: ["Date"] });
  const [script, style] = [await answer("/assets/page-1.js"), await answer("/assets/page-1.css")];
  vi.useRealTimers();
  expect(script.headers.get("Content-Type")).toBe("text/javascript;charset=utf-8");
  expect(await script.text()).toBe("code");
  expect(style.headers.get("Content-Type")).toBe("text/css;charset=utf-8");
  expect(await style.text()).toBe("a { color: red }");
});

it.each<[string, () => Response]>([
  ["the server lacks", () => new Response("", { status: 404 })],
  ["is answered with an error in JSON", () => Response.json({ message: "Not found" }, { status: 404 })],
  ["is answered with a page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
  ["cannot be sent", () => { throw new TypeError("no network"); }],
  ["is cut off", () => new Response(JSON.stringify(archive).slice(0, 40))],
])("nothing is stored of an archive that %s", async (_what, response) => {
  network.answer = response;
  await storePageFiles("/assets/page-files-1.json");
  expect(stored()).toEqual([]);
});
