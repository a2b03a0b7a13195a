import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

const script = await readFile(join(import.meta.dirname, "../../public/start-problem.js"), "utf8");

class HTMLScriptElement {
  readonly localName = "script";
}

/** Runs the script in a page. `visit` is its sessionStorage, which outlives reloads. */
function openPage(visit: Map<string, unknown>) {
  const cleared: string[] = [];
  const reload = vi.fn<() => void>();
  const dataset: Record<string, string> = {};
  let fail = (_event: object): void => undefined;
  let click = (_event: object): unknown => undefined;
  runInNewContext(script, {
    HTMLScriptElement,
    // The pause before a reload ends at once. The deadline of the clearing never comes.
    setTimeout: (run: () => void, delayMs: number) => (delayMs === 1000 ? run() : undefined),
    addEventListener: (_type: string, listener: typeof fail) => (fail = listener),
    document: {
      documentElement: { dataset },
      addEventListener: (_type: string, listener: typeof click) => (click = listener),
    },
    location: { reload },
    localStorage: { clear: () => cleared.push("localStorage") },
    sessionStorage: {
      getItem: (key: string) => visit.get(key) ?? null,
      setItem: (key: string, value: unknown) => void visit.set(key, value),
      clear: () => cleared.push("sessionStorage"),
    },
    caches: { keys: async () => ["karo-content"], delete: async (name: string) => cleared.push(name) },
    indexedDB: {
      databases: async () => [{ name: "karo.games" }, { name: "karo.intents" }],
      deleteDatabase: (name: string) => cleared.push(name),
    },
    navigator: { serviceWorker: { getRegistrations: async () => [{ unregister: () => cleared.push("worker") }] } },
  });
  const press = (localName: "a" | "button") => click({ target: { closest: () => true, localName } });
  return { cleared, reload, dataset, press, fail: () => fail({ target: new HTMLScriptElement() }) };
}

test("a file that fails loads the page again once in five minutes, and says so", () => {
  const visit = new Map<string, unknown>();
  const first = openPage(visit);
  first.fail();
  first.fail();
  expect([first.reload.mock.calls.length, first.dataset["start"]]).toEqual([1, "failed"]);
  const second = openPage(visit);
  second.fail();
  expect([second.reload.mock.calls.length, second.dataset["start"]]).toEqual([0, "failed"]);
});

test("after a try that did not help, the button clears what the site stores except open writes, and loads the page again", async () => {
  const visit = new Map<string, unknown>();
  const first = openPage(visit);
  expect(first.dataset).toEqual({});
  first.press("a");
  const { cleared, dataset, press, reload } = openPage(visit);
  expect(dataset).toEqual({ triedAgain: "" });
  press("button");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(cleared.toSorted()).toEqual(["karo-content", "karo.games", "localStorage", "sessionStorage", "worker"]);
});
