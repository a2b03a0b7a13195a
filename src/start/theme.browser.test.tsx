import { afterEach, expect, test } from "vitest";
import script from "../../public/theme.js?raw";

type FrameWindow = Window & typeof globalThis & { readonly eval: (code: string) => void };

/** Runs public/theme.js in a page of its own, which lacks something. Returns what the script says that it lacks. */
function lackIn(remove: (page: FrameWindow) => void): string | undefined {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const page = frame.contentWindow as FrameWindow;
  remove(page);
  page.eval(script);
  return page.document.documentElement.dataset["lacks"];
}

afterEach(() => {
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
});

test("a browser that has all that the app needs lacks nothing", () => {
  expect(lackIn(() => undefined)).toBeUndefined();
});

test.each<[string, string, (page: FrameWindow) => void]>([
  ["HTMLDialogElement", "dialog", (page) => Reflect.deleteProperty(page, "HTMLDialogElement")],
  ["popover", "dialog", (page) => Reflect.deleteProperty(page.HTMLElement.prototype, "popover")],
  ["noModule", "modules", (page) => Reflect.deleteProperty(page.HTMLScriptElement.prototype, "noModule")],
  ["Object.hasOwn", "modules", (page) => Reflect.deleteProperty(page.Object, "hasOwn")],
  ["toSorted", "modules", (page) => Reflect.deleteProperty(page.Array.prototype, "toSorted")],
  ["IntersectionObserver", "modules", (page) => Reflect.deleteProperty(page, "IntersectionObserver")],
  ["checkVisibility", "modules", (page) => Reflect.deleteProperty(page.Element.prototype, "checkVisibility")],
  ["URL.canParse", "modules", (page) => Reflect.deleteProperty(page.URL, "canParse")],
  ["indexedDB.databases", "modules", (page) => Reflect.deleteProperty(page.IDBFactory.prototype, "databases")],
  ["layers", "styles", (page) => Reflect.deleteProperty(page, "CSSLayerBlockRule")],
  ["random numbers", "encryption", (page) => Reflect.deleteProperty(page.Crypto.prototype, "getRandomValues")],
])("a browser without %s lacks %s", (_name, lack, remove) => {
  expect(lackIn(remove)).toBe(lack);
});
