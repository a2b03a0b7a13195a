import { afterEach, expect, test, vi } from "vitest";
import { openBrowser } from "../testing/browser.ts";

afterEach(() => vi.unstubAllGlobals());

/** The parts of a page that preferences change. */
function page(grounds: Readonly<Record<string, string>> = {}) {
  const bars = { content: "#first" };
  const root = { lang: "", dataset: {} as Record<string, string>, querySelector: () => bars };
  vi.stubGlobal("getComputedStyle", () => ({
    getPropertyValue: () => grounds[root.dataset["theme"] ?? ""] ?? "",
  }));
  return { root, bars, element: root as unknown as HTMLElement };
}

test.each([
  [{}, "tr", "dark"],
  [{ language: "en", userMode: "light" }, "en", "light"],
  [{ language: "tr", userMode: "dark" }, "tr", "dark"],
  [{ language: "de", userMode: "sepia" }, "tr", "dark"],
  [{ language: "EN", userMode: "" }, "tr", "dark"],
  [{ language: "constructor", userMode: "__proto__" }, "tr", "dark"],
])("%j stored is %s, %s", async (stored, expectedLanguage, expectedTheme) => {
  const tab = openBrowser(stored).newTab();
  const { language, theme } = await tab.open(() => import("./preferences.ts"));
  expect([language.get(), theme.get()]).toEqual([expectedLanguage, expectedTheme]);
});

test("the page applies them at once and follows this tab and the others", async () => {
  const { storage, newTab } = openBrowser({ userMode: "light" });
  const tab = newTab();
  const { applyPreferences, language, theme } = await tab.open(() => import("./preferences.ts"));
  const { root, bars, element } = page({ dark: " #0d0f14", light: " #f5f0e6" });

  applyPreferences(element);
  expect(root).toMatchObject({ lang: "tr", dataset: { theme: "light" } });
  expect(bars.content).toBe("#f5f0e6");

  theme.set("dark");
  language.set("en");
  expect(root).toMatchObject({ lang: "en", dataset: { theme: "dark" } });
  expect(bars.content).toBe("#0d0f14");
  expect([storage.getItem("userMode"), storage.getItem("language")]).toEqual(["dark", "en"]);

  storage.setItem("language", "tr");
  tab.hear("language");
  expect(root.lang).toBe("tr");
});

test("what the page has from the start is not computed again", async () => {
  const { applyPreferences } = await openBrowser({ userMode: "light" })
    .newTab()
    .open(() => import("./preferences.ts"));
  const { root, bars, element } = page({ light: "#f5f0e6" });
  root.dataset["theme"] = "light";
  applyPreferences(element);
  expect(bars.content).toBe("#first");
});

test("before the styles apply, the browser's bars keep the page's colour", async () => {
  const { applyPreferences } = await openBrowser()
    .newTab()
    .open(() => import("./preferences.ts"));
  const { bars, element } = page();
  applyPreferences(element);
  expect(bars.content).toBe("#first");
});

test("the language of the address is shown for the visit and stored for nobody; one that is chosen replaces it", async () => {
  const { storage, newTab } = openBrowser({ language: "tr" });
  const address = new URL("https://karo.example/info/faq?lang=en&q=1");
  const replaceState = vi.fn();
  vi.stubGlobal("location", address);
  vi.stubGlobal("history", { state: null, replaceState });
  const { language } = await newTab().open(() => import("./preferences.ts"));
  expect([language.get(), storage.getItem("language")]).toEqual(["en", "tr"]);
  language.set("tr");
  expect([language.get(), storage.getItem("language")]).toEqual(["tr", "tr"]);
  // Otherwise a reload would undo the choice.
  expect(String(replaceState.mock.calls[0]?.[2])).toBe("https://karo.example/info/faq?q=1");
});
