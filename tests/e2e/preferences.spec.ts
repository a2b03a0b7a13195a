import { axeFindsNothing } from "./axe.ts";
import { main, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { openHome, workerIsReady } from "./home-page.ts";
import { beginOnPhone, partLooksRight } from "./look.ts";
import { startSignedIn } from "./signed-in.ts";
import { nothingOnScreenWaits } from "./waiting.ts";

test("a visitor finds the preferences in the menu, downloads what works offline, reads it without a network, and clears it", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  // With Save-Data nothing is fetched ahead, so what is there was downloaded.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto("/promotions");
  await workerIsReady(page);
  await page.getByRole("button", { name: "Menü" }).click();
  await page.getByRole("dialog").getByRole("link", { name: /^Tercihler/ }).click();
  await expect(title(page)).toHaveText("Tercihler");

  await page.getByRole("radio", { name: "Açık tema" }).check();
  await main(page).getByRole("radio", { name: "EN", exact: true }).check();
  await expect(title(page)).toHaveText("Preferences");
  await page.reload();
  await expect(title(page)).toHaveText("Preferences");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await axeFindsNothing(page, "a visitor's preferences", { part: "main" });

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
  await page.goto("/profile/preferences");
  await expect(page.getByRole("button", { name: "Download now" })).toBeDisabled();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByText("Nothing is ready on this device yet.")).toBeVisible();
  await context.setOffline(false);
});

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a player has every choice, and how it looks to two players, also in an iPhone's browser", async ({ page, operator }) => {
    await beginOnPhone(page);
    await startSignedIn(page, operator);
    await page.goto("/profile/preferences");
    const sections = main(page).getByRole("heading", { level: 2 });
    await expect(sections).toHaveText(["Görünüm", "Bakiye", "Bildirimler", "Uygulama", "Çevrim dışı kullanım", "Gönderilmeyi bekleyenler"]);
    await nothingOnScreenWaits(page);
    await partLooksRight(page, "preferences");
    await expect(sections).toHaveText(["Appearance", "Balance", "Notifications", "App", "Offline use", "Waiting to be sent"]);

    const hide = page.getByRole("banner").getByRole("button", { name: "Hide balance" });
    const reveal = page.getByRole("banner").getByRole("button", { name: "Show balance" });
    await expect(hide).toContainText("₺");
    const choice = main(page).getByRole("checkbox", { name: "Show balance" });
    await choice.uncheck();
    await expect(reveal).not.toContainText("₺");

    // An iPhone's browser: the steps of an installation by hand, and no push messages before it.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "userAgent", { value: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1" });
      Reflect.deleteProperty(window, "PushManager");
    });
    await page.reload();
    await expect(choice).not.toBeChecked();
    await expect(reveal).not.toContainText("₺");
    await expect(main(page).getByText("“Add to Home Screen”").first()).toBeVisible();
    await partLooksRight(page, "an iPhone’s preferences");
    await expect(main(page).getByText("“Ana Ekrana Ekle” seçeneğine").first()).toBeVisible();
  });
});

test("the icon of the app shows what the bell shows, until all is read", async ({ page, operator }) => {
  await page.addInitScript(() => {
    const badge = (count: string) => (localStorage.setItem("badge", count), Promise.resolve());
    navigator.setAppBadge = (count) => badge(String(count));
    navigator.clearAppBadge = () => badge("none");
  });
  const badge = () => page.evaluate(() => localStorage.getItem("badge"));
  await startSignedIn(page, operator);
  await page.goto("/promotions");
  const bell = page.getByTitle("Bildirimler");
  await expect(bell).toContainText(/\d/);
  const count = /\d+/.exec(await bell.innerText())?.[0] ?? "";
  await expect.poll(badge).toBe(count);
  await bell.click();
  await page.getByRole("button", { name: "Tümünü okundu işaretle" }).click();
  await expect.poll(badge).toBe("none");
});

test("below a phone's notch and above its home bar nothing is hidden", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 47, bottom: 34 } });
  await openHome(page);
  const box = async (name: "banner" | "tabs") => {
    const bar = name === "banner" ? page.getByRole("banner") : page.getByRole("navigation").filter({ hasText: "Lobi" }).last();
    return bar.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const links = Array.from(element.querySelectorAll("a, button"), (link) => link.getBoundingClientRect()).filter(({ height }) => height > 0);
      return { top, bottom, first: Math.min(...links.map((link) => link.top)), last: Math.max(...links.map((link) => link.bottom)) };
    });
  };
  const header = await box("banner");
  expect(header.top).toBe(0);
  expect(header.first).toBeGreaterThanOrEqual(47);
  const tabs = await box("tabs");
  expect(tabs.bottom).toBe(844);
  expect(tabs.last).toBeLessThanOrEqual(844 - 34);
});
