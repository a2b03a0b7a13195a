import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { casinoCategories, jackpots, quickAccessGames } from "../games/queries.ts";
import { heroSlides } from "../features/home/home-queries.ts";
import { fetchUnlessSent } from "../client/early.ts";
import { wireClient } from "../client/wiring.ts";

const script = await readFile(join(import.meta.dirname, "./start.js"), "utf8");

/** Requests of the icons, in order. Each is answered by the test. */
class IconRequest {
  static readonly sent: IconRequest[] = [];
  onloadend?: () => void;
  responseXML: unknown = null;
  responseType = "";
  readonly asked: string[] = [];
  open(method: string, address: string) {
    this.asked.push(method, address);
  }
  send() {
    IconRequest.sent.push(this);
  }
}

/** Runs src/start/start.js in a page with this storage. Resolves with its requests and the answers it left. */
async function visit(stored: Readonly<Record<string, string>>, address = "/") {
  const asked: { address: string; body?: string }[] = [];
  const inBody: unknown[] = [];
  const later: { delayMs: number; run: () => void }[] = [];
  const page: { karoEarly?: Map<string, Promise<Response>> } & Record<string, unknown> = {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: new URL(address, "https://karo.example"),
    URLSearchParams,
    document: { body: { append: (element: unknown) => inBody.push(element) } },
    setTimeout: (callback: (tries: number) => void, delayMs: number, tries: number) => later.push({ delayMs, run: () => callback(tries) }),
    XMLHttpRequest: IconRequest,
    fetch: (address: string, init?: { body: string }) => {
      asked.push({ address, ...(init && { body: init.body }) });
      return Promise.resolve(Response.json({ apiBase: "https://api.example/", data: [] }));
    },
  };
  runInNewContext(script, page);
  await vi.waitFor(() => expect(asked.length === 0 || asked.length > 1).toBe(true));
  return { asked, answers: page.karoEarly, inBody, later };
}

afterEach(() => {
  globalThis.karoEarly = undefined;
  IconRequest.sent.length = 0;
});

test("the icons are fetched once for the page, and again until they come", async () => {
  const { inBody, later } = await visit({}, "/promotions");
  const [first] = IconRequest.sent;
  expect(first).toMatchObject({ asked: ["GET", "/icons/sprite.svg"], responseType: "document" });
  first?.onloadend?.();
  expect(inBody).toEqual([]);
  expect(later.map(({ delayMs }) => delayMs)).toEqual([1_000]);
  later[0]?.run();
  const [, second] = IconRequest.sent;
  Object.assign(second ?? {}, { responseXML: { querySelector: (tag: string) => tag } });
  second?.onloadend?.();
  expect(inBody).toEqual(["svg"]);
  expect(later).toHaveLength(1);
  expect(IconRequest.sent).toHaveLength(2);
});

test.each([
  [{}, "/", "tr"],
  [{ language: "en" }, "/", "en"],
  [{}, "/?lang=en", "en"],
  [{ language: "en" }, "/?source=pwa&lang=tr", "tr"],
  [{ language: "en" }, "/?lang=xx", "en"],
])("early requests are those of the first screen: %j at %s", async (stored, address, language) => {
  wireClient({ language: () => language });
  const queries = [heroSlides(), quickAccessGames(), casinoCategories(), jackpots()];
  const { asked } = await visit(stored, address);
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
])("no early requests when %s", async (_, stored, pathname) => {
  expect((await visit(stored, pathname)).asked).toEqual([]);
});

test("an early answer is used once, and only for the same request", async () => {
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

/** A page as src/start/start.js sees it: files, timers and storage. `importing` replaces `import()`. */
function openPage(importing: (file: string) => unknown, more: object = {}) {
  const tasks: { run: () => void; delayMs: number }[] = [];
  const frames: (() => void)[] = [];
  const preloaded: unknown[] = [];
  const visitStorage = new Map<string, string>();
  const reload = vi.fn();
  const dataset: Record<string, string> = {};
  const page = {
    localStorage: { getItem: () => "{}" },
    sessionStorage: {
      getItem: (key: string) => visitStorage.get(key) ?? null,
      setItem: (key: string, value: string) => void visitStorage.set(key, value),
    },
    location: { pathname: "/", search: "", reload },
    navigator: {},
    URLSearchParams,
    document: {
      currentScript: { dataset: { app: "/assets/runtime.js /assets/vendor.js /assets/index.js", restoring: "/assets/restored.js" } },
      documentElement: { dataset },
      createElement: () => ({}),
      addEventListener: () => undefined,
      head: { append: (link: unknown) => preloaded.push(link) },
    },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (run: () => void, delayMs = 0) => tasks.push({ run, delayMs }),
    XMLHttpRequest: IconRequest,
    imported: async (file: string) => importing(file),
    ...more,
  };
  // A script in another context cannot import.
  runInNewContext(script.replace("import(file)", "imported(file)"), page);
  /** Runs the next task once there is one. Resolves with its delay in milliseconds. */
  const nextTask = async () => {
    await vi.waitFor(() => expect(tasks).toHaveLength(1));
    const { run, delayMs } = tasks.pop() ?? { run: () => undefined, delayMs: 0 };
    run();
    return delayMs;
  };
  const firstFrame = () => {
    tasks.length = 0;
    for (const frame of frames) frame();
    for (const { run } of tasks.splice(0)) run();
  };
  return { tasks, frames, preloaded, dataset, reload, nextTask, firstFrame };
}

test("the app and its parts are fetched after the first frame, once, and run one after the other", async () => {
  const ran: string[] = [];
  const { tasks, frames, preloaded, nextTask } = openPage((file) => ran.push(file));
  // The fallback timer for a hidden page, which has no animation frames.
  const [withoutFrames] = tasks.splice(0);
  expect(withoutFrames).toBeDefined();
  for (const frame of frames) frame();
  expect(preloaded).toEqual([]);
  for (const task of [...tasks.splice(0), withoutFrames]) task?.run();
  expect(preloaded).toMatchObject(
    ["runtime", "vendor", "index", "restored"].map((name) => ({ rel: "modulepreload", href: `/assets/${name}.js` })),
  );
  for (const expected of [["runtime"], ["runtime", "vendor"], ["runtime", "vendor", "index"]]) {
    expect(ran).toEqual(expected.map((name) => `/assets/${name}.js`));
    await nextTask();
    await Promise.resolve();
  }
});

test.each([
  ["Chromium with a worker", { userAgentData: {}, serviceWorker: { controller: {} } }, { rel: "preload", as: "script" }, 4],
  ["Chromium without one", { userAgentData: {}, serviceWorker: { controller: null } }, { rel: "modulepreload" }, 0],
  ["another browser with a worker", { serviceWorker: { controller: {} } }, { rel: "modulepreload" }, 0],
])("how the app's files are preloaded: %s", (_browser, navigator, expected, beforeFirstFrame) => {
  const { preloaded, firstFrame } = openPage(() => undefined, { navigator });
  expect(preloaded).toHaveLength(beforeFirstFrame);
  firstFrame();
  expect(preloaded).toHaveLength(4);
  for (const link of preloaded) expect(link).toMatchObject(expected);
});

test.each([
  ["a first visit", () => null],
  ["a browser that forbids storage", () => { throw new DOMException("forbidden", "SecurityError"); }],
])("%s does not request what restores answers", (_visit, getItem) => {
  const location = { pathname: "/promotions", search: "" };
  const { preloaded, firstFrame } = openPage(() => undefined, { localStorage: { getItem }, location });
  firstFrame();
  expect(preloaded.map((link) => (link as { href: string }).href)).toEqual(["/assets/runtime.js", "/assets/vendor.js", "/assets/index.js"]);
});

test("a file that fails is imported again; a message is shown from the second failure until it loads", async () => {
  let failures = 3;
  const ran: string[] = [];
  const { dataset, nextTask, firstFrame, reload } = openPage(
    (file) => {
      if (file.includes("vendor") && failures-- > 0) throw new Error("no network");
      ran.push(file);
    },
    { fetch: async () => new Response("", { status: 502 }) },
  );
  firstFrame();
  await nextTask();
  const told: unknown[] = [];
  for (const expectedDelayMs of [1000, 2000, 4000]) {
    expect(await nextTask()).toBe(expectedDelayMs);
    told.push(dataset["start"]);
  }
  expect(told).toEqual([undefined, "failed", "failed"]);
  for (let task = 0; task < 2; task += 1) await nextTask();
  expect(ran.map((file) => file.slice(8, -3))).toEqual(["runtime", "vendor", "index"]);
  expect(dataset["start"]).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

test("where the browser remembers the failure although the file is there, the page is loaded anew, once", async () => {
  const file = vi.fn(async () => new Response("", { headers: { "Content-Type": "text/javascript" } }));
  const { nextTask, firstFrame, reload } = openPage(
    () => {
      throw new Error("remembered");
    },
    { fetch: file },
  );
  firstFrame();
  for (let tries = 0; tries < 2; tries += 1) await nextTask();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  // The HTTP cache may hold a page under the file's name. This request replaces it.
  expect(file).toHaveBeenCalledWith("/assets/runtime.js", { cache: "reload" });
});

test("a page that fails again and again: its link remembers the try, its button clears what the site keeps but the open writes, and loads the page again", async () => {
  const cleared: unknown[] = [];
  const visitStorage = new Map<string, unknown>();
  const reload = vi.fn();
  /** Loads the page, and returns what presses something in its message. */
  const load = () => {
    let hear = (_event: object): void => undefined;
    const dataset: Record<string, string> = {};
    openPage(() => undefined, {
      localStorage: { getItem: () => null, clear: () => cleared.push("localStorage") },
      sessionStorage: {
        getItem: (key: string) => visitStorage.get(key) ?? null,
        setItem: (key: string, value: unknown) => void visitStorage.set(key, value),
        clear: () => cleared.push("sessionStorage"),
      },
      caches: { keys: async () => ["karo-content"], delete: async (name: string) => cleared.push(name) },
      indexedDB: {
        databases: async () => [{ name: "karo.games" }, { name: "karo.intents" }],
        deleteDatabase: (name: string) => cleared.push(name),
      },
      navigator: { serviceWorker: { getRegistrations: async () => [{ unregister: () => cleared.push("worker") }] } },
      location: { pathname: "/login", search: "", reload },
      document: {
        currentScript: { dataset: { app: "/assets/index.js", restoring: "" } },
        documentElement: { dataset },
        addEventListener: (_type: string, listener: typeof hear) => (hear = listener),
      },
    });
    return { dataset, press: (localName: string) => hear({ target: { closest: () => true, localName } }) };
  };
  const first = load();
  expect(first.dataset).toEqual({});
  first.press("a");
  const second = load();
  // Shows the button.
  expect(second.dataset).toEqual({ triedAgain: "" });
  expect(cleared).toEqual([]);
  second.press("button");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(cleared.map(String).toSorted()).toEqual(["karo-content", "karo.games", "localStorage", "sessionStorage", "worker"]);
});
