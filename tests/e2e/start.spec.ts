import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { homeIsShown } from "./home-page.ts";
import { timePassesUntil } from "./waiting.ts";

// No test depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

/** The message in index.html for when the app does not start. */
const problem = (page: Page) => page.getByRole("alert").filter({ hasText: /Site açılamadı|could not be opened/ });

/** A page that costs little, for tests in which any page would do, and what shows that it is there. */
const lightPage = "/login";
const lightPageIsShown = (page: Page, name: "Giriş yap" | "Log in" = "Giriş yap") =>
  expect(page.getByRole("main").getByRole("button", { name, exact: true })).toBeVisible();

/** Ends the animation that delays the message. */
async function longAfter(page: Page): Promise<void> {
  await page
    .locator("#start-problem")
    .evaluate((words) => words.getAnimations().forEach((animation) => animation.finish()));
}

/** A fault that can end: until then, requests for `pattern` get `fault`. */
async function faulty(page: Page, pattern: string, fault: (route: Route) => Promise<void> | void) {
  let there = false;
  await page.context().route(pattern, (route) => (there ? route.fallback() : fault(route)));
  return { ends: () => void (there = true) };
}

const hangs = () => undefined;
const fails = (route: Route) => route.fulfill({ status: 502, body: "" });

/** Ends a fault with the next load of the page. If it ended before the press, the site might open by itself. */
async function endsWithReload(page: Page, fault: { ends: () => void }): Promise<void> {
  await page.route(
    `**${lightPage}?lang=en`,
    (route) => {
      fault.ends();
      return route.fallback();
    },
    { times: 1 },
  );
}

/** A stored value makes the start fail from now on: the router listens to the event before the first render. */
async function spoilWhatIsStored(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    const spoilt: typeof listen = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      if (type === "popstate" && localStorage.getItem("spoilt")) throw new Error("broken by something stored");
      listen(type, ...rest);
    };
    window.addEventListener = spoilt;
  });
  await page.evaluate(() => localStorage.setItem("spoilt", "1"));
}

test(
  "a part of the app that fails: the page is loaded again once, then there are words and a button",
  { tag: "@nightly" },
  async ({ page, noSurprises }) => {
    noSurprises.expectError(/status of 502|broken by something stored/);
    let tries = 0;
    await page.route("**/assets/vendor-*.js", async (route) => {
      tries += 1;
      await (tries === 1 ? fails(route) : route.fallback());
    });
    await page.goto(lightPage);
    await lightPageIsShown(page);
    expect(tries).toBeGreaterThan(1);

    const vendor = await faulty(page, "**/assets/vendor-*.js", fails);
    await page.reload();
    await expect(problem(page)).toBeVisible();
    const again = problem(page).getByRole("link", { name: "Sayfayı yenile" });
    await expect(again).toBeVisible();
    vendor.ends();
    await again.click();
    await lightPageIsShown(page);
    await expect(problem(page)).toBeHidden();

    await test.step("without start-problem.js there is still a way to load the page again", async () => {
      const script = await faulty(page, "**/start-problem.js", fails);
      const hanging = await faulty(page, "**/assets/vendor-*.js", hangs);
      await page.reload({ waitUntil: "commit" });
      await expect(page.locator(".sk")).toBeAttached();
      await longAfter(page);
      script.ends();
      hanging.ends();
      await again.click();
      await lightPageIsShown(page);
    });

    await test.step("a page that fails again and again: the player may clear what the site keeps, and is told of the log-out", async () => {
      await spoilWhatIsStored(page);
      await page.reload();
      await expect(problem(page)).toBeVisible();
      const clear = problem(page).getByRole("button", { name: "Kayıtlı verileri sil ve tekrar yükle" });
      await again.click();
      await expect(clear).toBeVisible();
      await expect(problem(page)).toContainText("Oturumunuz da kapanır");
      await clear.click();
      await lightPageIsShown(page);
      expect(await page.evaluate(() => localStorage.getItem("spoilt"))).toBeNull();
    });

    await page.clock.install();
    await test.step("texts of the other language that fail: the app opens without them, and takes them when they come", async () => {
      const texts = await faulty(page, "**/assets/en-*.js", fails);
      await page.goto(`${lightPage}?lang=en`);
      await lightPageIsShown(page);
      texts.ends();
      await page.clock.fastForward(20_000);
      await lightPageIsShown(page, "Log in");
    });
  },
);

test(
  "a part of the app that hangs: words and a button, in the language of the address; one press opens the site",
  { tag: "@nightly" },
  async ({ page }) => {
    const again = problem(page).getByRole("link", { name: "Reload the page" });
    // Each part hangs in a load of its own. The press that ends it loads the page again, and the next part hangs.
    for (const [index, part] of ["vendor", "index", "rolldown-runtime"].entries()) {
      await test.step(part, async () => {
        const fault = await faulty(page, `**/assets/${part}-*.js`, hangs);
        await (index === 0 ? page.goto(`${lightPage}?lang=en`, { waitUntil: "commit" }) : again.click());
        await expect(page.locator(".sk")).toBeAttached();
        await expect(problem(page)).toBeHidden();
        await longAfter(page);
        await expect(again).toBeVisible();
        await expect(problem(page)).not.toContainText("Sayfayı yenile", { useInnerText: true });
        await endsWithReload(page, fault);
      });
    }
    await again.click();
    await lightPageIsShown(page, "Log in");
    await page.unrouteAll({ behavior: "ignoreErrors" });

    await test.step("texts of the other language: one press loads the page again, in that language", async () => {
      const texts = await faulty(page, "**/assets/en-*.js", hangs);
      await page.goto(`${lightPage}?lang=en`);
      const button = page.getByRole("button", { name: "Try again" });
      await expect(button).toBeVisible();
      await endsWithReload(page, texts);
      await button.click();
      await lightPageIsShown(page, "Log in");
      await expect(button).toBeHidden();
    });
  },
);

test(
  "config.json: what is wrong with it is said; the site opens when it comes, or as it was; what can go on does not wait for it",
  { tag: "@nightly" },
  async ({ page, operator, noSurprises }) => {
    noSurprises.expectError(/status of (403|502)/);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const again = page.getByRole("button", { name: "Tekrar dene" });
    const withConfig = (fault: (route: Route) => Promise<void> | void) => faulty(page, "**/config.json", fault);

    await test.step("one that cannot be used: the page says what is wrong and where", async () => {
      const wrong = await withConfig((route) =>
        route.fulfill({ json: { ...operator.config, brand: {}, publicKey: "no key" } }),
      );
      await page.goto("/profile/history");
      await expect(page.getByText("Site şu anda açılamıyor")).toBeVisible();
      await page.getByText("Siteyi yönetenler için").click();
      for (const words of [/config\.json: brand\.name/, /config\.json: publicKey/])
        await expect(page.getByText(words)).toBeVisible();
      wrong.ends();
    });

    await test.step("one that hangs: a page that says so, and one press opens the site when it comes", async () => {
      const hanging = await withConfig(hangs);
      await page.clock.install();
      const entry = page.waitForRequest("**/assets/index-*.js");
      await again.click();
      await entry;
      await timePassesUntil(page, page.getByText("Siteye ulaşılamıyor"));
      hanging.ends();
      await again.click();
      await lightPageIsShown(page);
    });

    await test.step("the code of a player's page is for players alone", async () => {
      await expect(page).toHaveURL("/login");
      expect(asked.filter((path) => path.startsWith("/assets/profile.history-"))).toEqual([]);
    });

    await test.step("a firewall's page in place of it: the site opens as it was, without a worker, too", async () => {
      const firewall = await withConfig((route) =>
        route.fulfill({ status: 403, contentType: "text/html", body: "<html>Forbidden</html>" }),
      );
      await page.reload();
      await lightPageIsShown(page);
      firewall.ends();
    });

    await test.step("a brand's colours that do not come stop nothing", async () => {
      const brand = { ...operator.config.brand, accent: "#b3123f" };
      const branded = await withConfig((route) => route.fulfill({ json: { ...operator.config, brand } }));
      await faulty(page, "**/assets/look-*.js", fails);
      const colours = page.waitForRequest("**/assets/look-*.js");
      await page.reload();
      await colours;
      await lightPageIsShown(page);
      branded.ends();
    });

    await test.step("the page's code is asked for while the start waits for it", async () => {
      await withConfig(hangs);
      // The start would give config.json up after some seconds, and go on.
      await page.addInitScript(() => {
        const start = window.setTimeout.bind(window);
        const shortOnly = (run: () => void, delayMs = 0) => (delayMs < 1_000 ? start(run, delayMs) : 0);
        window.setTimeout = shortOnly as typeof window.setTimeout;
      });
      const code = page.waitForRequest("**/assets/slot-*.js");
      await page.goto("/slot", { waitUntil: "commit" });
      await code;
      await expect(page.locator(".sk")).toBeAttached();
    });
  },
);

test("another brand: name, title, logo and accent come from config.json; a missing data file leaves its part out and nothing else", async ({
  page,
  context,
  operator,
  noSurprises,
}) => {
  noSurprises.expectError(/status of 404/);
  const brand = { name: "Lale", accent: "#b3123f", logo: "/icons/icon-192.png" };
  await context.route("**/config.json", (route) =>
    route.fulfill({ json: { ...operator.config, siteName: "Lale", brand } }),
  );
  await context.route("**/data/*.json", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
  await homeIsShown(page);
  await expect(page).toHaveTitle("Lale – Slot, canlı casino, spor");
  await expect(page.getByRole("banner").getByAltText("Lale")).toBeVisible();
  for (const icon of ["icon", "apple-touch-icon"]) {
    await expect(page.locator(`link[rel="${icon}"]`)).toHaveAttribute("href", "/icons/icon-192.png");
  }
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-accent"),
  );
  const ours = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--brand-dark-accent"),
  );
  expect(accent.trim()).toBe(ours.trim());
  expect(ours).not.toBe("");
});
