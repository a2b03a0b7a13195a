import { afterEach, beforeEach, expect, test } from "vitest";
import script from "../../public/theme.js?raw";
import { applyLookOf, lookKey } from "./apply-look.ts";
import "../ui/tokens.css";

type Brand = Parameters<typeof applyLookOf>[0];
type FrameWindow = Window & typeof globalThis & { readonly eval: (code: string) => void };

const root = document.documentElement;
const lale = { name: "Lale", colors: { dark: { ground: "#14082a" } }, radius: "none", mark: "/m.svg" } as Brand;
const token = (name: string, of: Element = root) => getComputedStyle(of).getPropertyValue(name).trim();

/** Runs public/theme.js in a page of its own, as a later visit does before anything is painted. */
function laterVisit(theme: string): HTMLElement {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const page = frame.contentWindow as FrameWindow;
  page.document.documentElement.dataset["theme"] = theme;
  page.document.head.innerHTML = '<meta name="theme-color" content="#0d0f14">';
  page.eval(script);
  return page.document.documentElement;
}

const barsOf = (page: HTMLElement) => page.querySelector("meta")?.content;

beforeEach(() => {
  localStorage.removeItem(lookKey);
  // What the page itself would have run.
  document.head.append(Object.assign(document.createElement("script"), { textContent: script }));
});

afterEach(() => {
  localStorage.removeItem(lookKey);
  root.removeAttribute("style");
  document.fonts.clear();
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
});

test("a brand's colours and corners replace those of the tokens, and go when the operator takes them back", async () => {
  await applyLookOf(lale);
  expect(token("--color-ground")).toBe("#14082a");
  expect(token("--radius-m")).toMatch(/^calc\(.* 0\)$|^0/);
  await applyLookOf({ name: "Lale" });
  expect(token("--color-ground")).toBe("#0d0f14");
  expect(token("--radius-m")).not.toMatch(/ 0\)$|^0/);
});

test("a later visit has the brand's colours before the app runs, in the browser's bars, too", async () => {
  await applyLookOf(lale);
  const page = laterVisit("dark");
  expect(token("--brand-dark-ground", page)).toBe("#14082a");
  expect(token("--brand-tile", page)).toBe("none");
  expect(barsOf(page)).toBe("#14082a");
});

test("what was remembered of another brand is replaced, and nothing else that the page has set", async () => {
  root.style.setProperty("--bars", "5rem");
  await applyLookOf(lale);
  await applyLookOf({ name: "Nane", accent: "#00aa77" });
  expect(token("--brand-dark-ground")).toBe("#0d0f14");
  expect(token("--brand-radius")).toBe("");
  expect(token("--bars")).toBe("5rem");
  expect(localStorage.getItem(lookKey)).toMatch(/^\{"accent":"#00aa77"\}\n/);
});

test("a look that an older build has derived is derived again", async () => {
  await applyLookOf(lale);
  const old = localStorage.getItem(lookKey)?.replaceAll("#14082a", "#000000").replace("#000000", "#14082a") ?? "";
  localStorage.setItem(lookKey, old);
  await applyLookOf(lale);
  expect(localStorage.getItem(lookKey)).toBe(old);
  await applyLookOf(lale, true);
  expect(localStorage.getItem(lookKey)).not.toBe(old);
});

test.each(["", "{}", "{}\n{", "{}\nnull"])("a damaged memory, %j, changes nothing", (text) => {
  localStorage.setItem(lookKey, text);
  const page = laterVisit("dark");
  expect(page.style.length).toBe(0);
  expect(page.dataset["lacks"]).toBeUndefined();
});

test("a font of the operator's is added with its descriptors", async () => {
  const font = { files: [{ src: "/f.woff2", weight: "400 800", unicodeRange: "U+0-FF" }], display: "optional" };
  await applyLookOf({ name: "Lale", font } as Brand);
  const face = [...document.fonts].find(({ family }) => family === "Operator");
  expect(face).toMatchObject({ display: "optional", weight: "400 800", unicodeRange: "U+0-FF" });
  expect(token("--font-family")).toMatch(/^Operator/);
});
