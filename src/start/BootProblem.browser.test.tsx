import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { loadSiteConfig } from "../api/config.ts";
import { openPage } from "../testing/open-page.tsx";
import { axeFindsNothingHere } from "../testing/look-of-page.ts";
import { BootProblem } from "./BootProblem.tsx";

/** Opens what the start shows when config.json is answered like this and no earlier one is stored. */
async function openProblem(answer: Response) {
  localStorage.clear();
  vi.stubGlobal("fetch", async () => answer);
  const error: unknown = await loadSiteConfig().catch((reason: unknown) => reason);
  vi.unstubAllGlobals();
  return openPage(<BootProblem error={error} />, {});
}

test.each<[string, Response, RegExp]>([
  ["broken", new Response('{"apiBase": "",\n  "brand": }'), /^config\.json: not JSON: .*"brand": \}/],
  ["missing", new Response("", { status: 404 }), /^config\.json: there is no such file$/],
])(
  "a config.json that is %s: the player reads that the site cannot be opened, the operator what is wrong",
  async (_what, answer, words) => {
    const { screen } = await openProblem(answer);
    await expect.element(page.getByText("Site şu anda açılamıyor")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
    await page.getByText("Siteyi yönetenler için").click();
    await expect.element(page.getByText(words)).toBeVisible();
    await axeFindsNothingHere(screen.container, ["dark", "light"]);
  },
);

test("a config.json that does not come: the player may try again, and reads nothing for engineers", async () => {
  await openProblem(new Response("", { status: 502 }));
  await expect.element(page.getByText("Siteye ulaşılamıyor")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
  expect(page.getByText("Siteyi yönetenler için").elements()).toEqual([]);
});
