import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { axeFindsNothingHere } from "../../testing/look-of-page.ts";
import { openPage } from "../../testing/open-page.tsx";
import { language } from "../../ui/preferences.ts";
import { LanguageOffer } from "./LanguageOffer.tsx";

/** Opens the offer on a device with these languages, at a site that speaks those. */
async function openOffer(device: readonly string[], site = ["tr", "en"], isQuiet = false) {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(device);
  onTestFinished(() => {
    vi.restoreAllMocks();
    language.set("tr");
    localStorage.clear();
  });
  const data = site.map((lang) => ({ id: lang, title: lang.toUpperCase(), lang }));
  const restored = [{ queryKey: ["data", "languages"], data, updatedAt: Date.now() }];
  const { screen } = await openPage(<LanguageOffer isQuiet={isQuiet} />, {}, {}, restored);
  return { screen, offer: screen.getByRole("button", { name: "View in English" }) };
}

test("a device that does not speak Turkish is offered English, in English and in one line", async () => {
  await page.viewport(360, 740);
  const { screen, offer } = await openOffer(["en-GB", "de"]);
  await expect.element(offer).toBeVisible();
  expect(screen.getByText("English?", { exact: true }).element().getBoundingClientRect().height).toBeLessThan(40);
  expect(offer.element().closest("[lang]")?.getAttribute("lang")).toBe("en");
  await axeFindsNothingHere(screen.container);
  await offer.click();
  expect(language.get()).toBe("en");
  await expect.element(offer).not.toBeInTheDocument();
});

test("who keeps Turkish is not asked again", async () => {
  const { screen, offer } = await openOffer(["en"]);
  await screen.getByRole("button", { name: "Keep Turkish" }).click();
  await expect.element(offer).not.toBeInTheDocument();
  await screen.unmount();
  const again = await openOffer(["en"]);
  expect(again.offer.query()).toBeNull();
});

test.each([
  ["on a Turkish device", ["en", "tr-TR"], ["tr", "en"], false],
  ["at a site without English", ["en"], ["tr"], false],
  ["over a game", ["en"], ["tr", "en"], true],
])("nothing is offered %s", async (_where, device, site, isQuiet) => {
  const { offer } = await openOffer(device, site, isQuiet);
  expect(offer.query()).toBeNull();
});
