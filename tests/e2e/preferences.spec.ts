import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome } from "./home-page.ts";
import { startSignedIn } from "./signed-in.ts";

test("the icon of the app shows what the bell shows, until all is read", async ({ page, operator }) => {
  await page.addInitScript(() => {
    const badge = (count: string) => (localStorage.setItem("badge", count), Promise.resolve());
    navigator.setAppBadge = (count) => badge(String(count));
    navigator.clearAppBadge = () => badge("none");
  });
  const badge = () => page.evaluate(() => localStorage.getItem("badge"));
  await startSignedIn(page, operator);
  await page.goto("/");
  await homeIsShown(page);
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
