import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome, pictureWidths } from "./home-page.ts";
import { answerCall } from "./sign-in.ts";
import { nothingIsLoading } from "./waiting.ts";

// Nothing here depends on the worker, and installing it takes a second. When it starts, public
// answers are fetched again, which would be counted here.
test.use({ serviceWorkers: "block" });

test("the home page shows the operator's lobby", async ({ page }) => {
  const home = await openHome(page);
  await expect(home.quickAccess.locator("img").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).nth(3)).toBeVisible();
  // At an ordinary pixel density the small pictures are sharp enough.
  await expect.poll(() => pictureWidths(home.shelves.filter({ hasText: "Popüler" }))).toEqual(["216"]);
});

test.describe("what is asked of the operator", () => {
  test("shelves further down are fetched when they come near, and only then", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const body = request.method() === "POST" ? (request.postDataJSON() as { api: { method: string } }) : null;
      if (body) asked.push(body.api.method);
    });
    await openHome(page);
    await nothingIsLoading(page);
    const before = asked.filter((method) => method === "games_list").length;
    expect(before).toBeLessThanOrEqual(4);
    expect(asked).not.toContain("getTournaments");

    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2 }));
    await expect.poll(() => asked.filter((method) => method === "games_list").length).toBeGreaterThan(before);
  });

  test("the first screen needs at most 14 requests to the operator", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // Counts only what the back end answers, not the app's files and pictures.
      if (pathname.startsWith("/endpoint/") || pathname.startsWith("/data/") || pathname === "/config.json") {
        asked.push(`${pathname} ${request.postData() ?? ""}`);
      }
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await openHome(page);
    await nothingIsLoading(page);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(14);
  });
});

test("on a phone on its side nothing to press stands under its camera", async ({ page, context }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openHome(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: 59, right: 59, bottom: 21 } });
  const outside = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll("#root > header :is(a, button), #root > nav a, main > section > :first-child"))
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 0 && (left < 59 || right > innerWidth - 59);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  await expect.poll(outside).toEqual([]);
});

test("language and theme change at once and are remembered", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "EN", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { name: "Quick access" })).toBeVisible();
  await header.getByRole("button", { name: "Switch to the light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");

  await page.reload();
  await expect(page.getByRole("heading", { name: "Quick access" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("the jackpot is the operator's first one, and moves", async ({ page, operator }) => {
  await openHome(page);
  const answer = await fetch(`${operator.origin}/endpoint/v1`, {
    method: "POST",
    headers: { "content-type": "application/json", panel: "frontend" },
    body: JSON.stringify({ api: { class: "habanero", method: "getJackpots" }, data: { Lang: "tr" } }),
  });
  const { data } = (await answer.json()) as { data: { name: string }[] };
  await expect(page.getByRole("main").getByText(data[0]?.name ?? "no jackpot")).toBeVisible();
});

test.describe("a jackpot of twenty digits", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("is there to its last one on a phone", async ({ page, context }) => {
    const jackpot = { id: "1", name: "Karo Jackpot", currency: "TRY", updatedAt: "2026-11-22T00:00:00Z" };
    const amount = "12345678901234567890.00";
    await answerCall(context, "habanero/getJackpots", { result: true, data: [{ ...jackpot, amount }] });
    await openHome(page);
    const figure = page.getByRole("main").getByRole("region", { name: "Karo Jackpot" }).locator("data");
    await expect(figure).toHaveAttribute("value", amount);
    const isInside = () =>
      figure.evaluate((element) => {
        const strip = element.closest("section")?.getBoundingClientRect();
        const { left, right, bottom } = element.getBoundingClientRect();
        return strip && left >= strip.left && right <= strip.right && bottom <= strip.bottom;
      });
    await expect.poll(isInside).toBe(true);
  });
});

test.describe("the popup", () => {
  test.use({ popup: true });

  test("comes once a visit", async ({ page }) => {
    await openHome(page);
    const popup = page.getByRole("dialog");
    await page.mouse.wheel(0, 50);
    await expect(popup).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("modalStatus"))).toBe("shown");
    // Not even after the quiet period that a popup waits for.
    await page.clock.install();
    await page.reload();
    await homeIsShown(page);
    await page.clock.runFor("00:30");
    await expect(popup).toBeHidden();
  });
});

test("an unknown address gives the not-found page with a way back", async ({ page }) => {
  await page.goto("/hic-boyle-bir-sayfa-yok");
  await expect(page.getByText("Aradığınız sayfa bulunamadı")).toBeVisible();
  await page.getByRole("link", { name: "Ana sayfaya dön" }).click();
  await expect(page).toHaveURL("/");
});
