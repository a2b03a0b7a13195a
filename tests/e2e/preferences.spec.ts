import { main, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { openInside } from "./open-inside.ts";

test(
  "a visitor finds the preferences in the menu, downloads what works offline, reads it without a network, and clears it",
  { tag: "@nightly" },
  async ({ page, context, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    // With Save-Data nothing is fetched ahead, so what is there was downloaded.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto("/login");
    await workerIsReady(page);
    await page.getByRole("button", { name: "Menü" }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /^Tercihler/ })
      .click();
    await expect(title(page)).toHaveText("Tercihler");

    await page.getByRole("radio", { name: "Açık tema" }).check();
    await main(page).getByRole("radio", { name: "EN", exact: true }).check();
    await expect(title(page)).toHaveText("Preferences");

    const progress = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          new MutationObserver((_changes, observer) => {
            const bar = document.querySelector("progress");
            if (bar) seen.push(bar.value);
            else if (seen.length > 0) {
              observer.disconnect();
              resolve(seen);
            }
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
    );
    await page.getByRole("button", { name: "Download now" }).click();
    const shares = await progress;
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    await expect(page.getByText("Downloaded.")).toBeVisible();
    const ready = page.getByRole("list", { name: "Ready offline" });
    await expect(ready).toContainText(/12,\d{3} games/);
    await expect(ready).toContainText(/\d+ information pages/);
    await expect(ready).toContainText(/\d+ MB in total/);

    await context.setOffline(true);
    await page.goto("/info/GenelKurallar");
    await expect(main(page)).toContainText(/18/);
    // What the visitor has chosen is there after a load, too.
    await expect(page.locator("html[lang=en][data-theme=light]")).toHaveCount(1);
    await openInside(page, "/profile/preferences");
    await expect(page.getByRole("button", { name: "Download now" })).toBeDisabled();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page.getByText("Nothing is ready on this device yet.")).toBeVisible();
    await context.setOffline(false);
  },
);
