import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { casinoCategories, jackpots, quickAccessGames } from "../features/lobby/queries.ts";
import { heroSlides } from "../features/content/slider-queries.ts";
import { fetchUnlessSent } from "../client/early.ts";
import { wireClient } from "../client/wiring.ts";

const script = await readFile(join(import.meta.dirname, "../../public/start.js"), "utf8");

/** Runs public/start.js in a page with this storage; what it asked, and the answers it left. */
async function visit(stored: Readonly<Record<string, string>>, pathname = "/") {
  const asked: { address: string; body?: string }[] = [];
  const page: { karoEarly?: Map<string, Promise<Response>> } & Record<string, unknown> = {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname },
    document: {},
    setTimeout: () => 0,
    fetch: (address: string, init?: { body: string }) => {
      asked.push({ address, ...(init && { body: init.body }) });
      return Promise.resolve(Response.json({ apiBase: "https://api.example/", data: [] }));
    },
  };
  runInNewContext(script, page);
  await vi.waitFor(() => expect(asked.length === 0 || asked.length > 1).toBe(true));
  return { asked, answers: page.karoEarly };
}

afterEach(() => {
  globalThis.karoEarly = undefined;
});

test.each([
  [{}, "tr"],
  [{ language: "en" }, "en"],
])("what is asked early is what the first screen asks: %j", async (stored, language) => {
  wireClient({ language: () => language });
  const queries = [heroSlides(), quickAccessGames(), casinoCategories(), jackpots()];
  const { asked } = await visit(stored);
  expect(asked).toEqual([
    { address: "/config.json" },
    ...queries.map(({ queryKey: [name, method, Lang, data] }) => ({
      address: "https://api.example/endpoint/v1",
      body: JSON.stringify({ api: { class: name, method }, data: { ...(data as object), Lang } }),
    })),
  ]);
});

test.each([
  ["an earlier visit left its answers", { "karo.queries": "{}" }, "/"],
  ["the site is under maintenance", { siteUnderMaintenance: "true" }, "/"],
  ["another page is opened", {}, "/promotions"],
])("nothing is asked early when %s", async (_, stored, pathname) => {
  expect((await visit(stored, pathname)).asked).toEqual([]);
});

test("an early answer is taken once, and only for the same request", async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response("new")));
  vi.stubGlobal("fetch", fetch);
  globalThis.karoEarly = (await visit({})).answers;
  const [, [key] = [""]] = [...(globalThis.karoEarly ?? [])];
  const address = "https://api.example/endpoint/v1";
  const body = key.slice(address.length);
  await fetchUnlessSent(address, { body: `${body} ` });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await (await fetchUnlessSent(address, { body })).json()).toMatchObject({ data: [] });
  expect(fetch).toHaveBeenCalledTimes(1);
  await fetchUnlessSent(address, { body });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("the app and its parts are fetched after the first frame, once, and run one after the other", async () => {
  const tasks: (() => void)[] = [];
  const frames: (() => void)[] = [];
  const preloaded: unknown[] = [];
  const ran: string[] = [];
  const page = {
    localStorage: { getItem: () => "{}" },
    document: {
      currentScript: {
        dataset: { app: "/assets/runtime.js /assets/vendor.js /assets/index.js", soon: "/assets/texts.js" },
      },
      createElement: () => ({}),
      head: { append: (link: unknown) => preloaded.push(link) },
    },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => tasks.push(callback),
    imported: (file: string) => ran.push(file),
  };
  // A script of another context cannot import.
  runInNewContext(script.replace("import(file)", "imported(file)"), page);
  // For a page that nobody looks at, which has no frames.
  const [withoutFrames] = tasks.splice(0);
  expect(withoutFrames).toBeDefined();
  for (const frame of frames) frame();
  expect(preloaded).toEqual([]);
  for (const task of [...tasks.splice(0), withoutFrames]) task?.();
  expect(preloaded).toMatchObject(
    ["runtime", "vendor", "index", "texts"].map((name) => ({ rel: "modulepreload", href: `/assets/${name}.js` })),
  );
  for (const expected of [["runtime"], ["runtime", "vendor"], ["runtime", "vendor", "index"]]) {
    expect(ran).toEqual(expected.map((name) => `/assets/${name}.js`));
    await vi.waitFor(() => expect(tasks).toHaveLength(1));
    tasks.pop()?.();
    await Promise.resolve();
  }
});
