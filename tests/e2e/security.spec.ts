import type { BrowserContext, Page } from "@playwright/test";
import { answerAll, answerWith, main, title } from "./content-pages.ts";
import { expect, test, type Surprises } from "./fixtures.ts";
import { openHome, workerIsReady } from "./home-page.ts";
import { openInside } from "./open-inside.ts";
import { nothingIsLoading } from "./waiting.ts";
import { vectorClasses } from "./xss/all.ts";
import { strangeParts, touchEverything, unfoldAnswers } from "./xss/inspect.ts";

test("the policy is strict, the browser holds the page to it, and no request leaves for another origin", async ({
  page,
  operator,
  noSurprises,
}) => {
  await test.step("no inline or evaluated script, nothing from elsewhere", async () => {
    const response = await page.request.get(`${operator.origin}/`);
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
  });

  await test.step("only the page asks", async () => {
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== operator.origin) elsewhere.push(request.url());
    });
    await openHome(page);
    await workerIsReady(page);
    await nothingIsLoading(page);
    expect(elsewhere).toEqual([]);
  });

  await test.step("text becomes neither script nor markup", async () => {
    // What the browser says to the next lines, and nothing that the page itself could cause.
    noSurprises.expectError(/TrustedHTML|TrustedScript|trusted-types-sink|require-trusted-types-for/);
    const ran = await page.evaluate(() => {
      const outcome = { inline: false, html: false };
      Object.assign(window, { ranInline: () => (outcome.inline = true) });
      const script = document.createElement("script");
      try {
        script.textContent = "window.ranInline()";
        document.head.append(script);
      } catch {
        // Trusted Types reject the string.
      }
      try {
        document.body.insertAdjacentHTML("beforeend", "<b>no</b>");
        outcome.html = true;
      } catch {
        // The expected rejection.
      }
      return outcome;
    });
    expect(ran).toEqual({ inline: false, html: false });
  });
});

/** Records everything that must not happen. */
async function watch(page: Page, context: BrowserContext): Promise<string[]> {
  const happened: string[] = [];
  await context.exposeBinding("reportRun", (_source, what: string) => void happened.push(`ran ${what}`));
  await context.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt", "print", "open", "msgbox"]) {
      Object.assign(window, {
        [name]: () => (window as unknown as { reportRun: (what: string) => void }).reportRun(name),
      });
    }
  });
  page.on("dialog", (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("page", (other) => happened.push(`opened ${other.url()}`));
  context.on("request", (request) => {
    if (/evil\.example/.test(request.url())) happened.push(`fetched ${request.url()}`);
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) happened.push(`frame ${request.url()}`);
  });
  return happened;
}

/** Chromium reports what it blocked while the sanitiser parsed it in its inert document. */
function expectReportsOfParsing(noSurprises: Surprises): void {
  noSurprises.expectError(/CSP: (script-src-attr|style-src-attr|style-src-elem) blocked inline/);
  noSurprises.expectError(/CSP: (base-uri|media-src) blocked https:\/\/evil\.example/);
  noSurprises.expectError(
    /(inline event handler|inline style|base URI to \S+|Loading media from\s+\S+) violates the following Content Security Policy/,
  );
}

const hostile = vectorClasses.flatMap(({ vectors }) => vectors.slice(0, 3)).join("</p><p>");
const named = (what: string) => `<img src=x onerror=alert(1)> ${what}`;
const text = { InfType: "GenelKurallar", title: named("text"), Text: `<p>zararsız</p>${hostile}` };
const promotion = {
  id: 1,
  title: named("offer"),
  summary: named(""),
  Text: `<p>zararsız</p>${hostile}`,
  image: "/icons/icon-192.png",
  Status: 1,
  state: "active",
  Category: named(""),
  Start_date: "",
  End_date: "",
  rulesSlug: "../../evil",
};
const tournament = {
  id: 1,
  title: named("event"),
  Text: `<p>zararsız</p>${hostile}`,
  image: "/icons/icon-192.png",
  prizePool: "10.00",
  currency: "TRY",
  Start_date: "",
  End_date: "",
  games: ["../evil"],
  leaderboard: [{ rank: 1, player: named(""), points: 5 }],
};

test.describe("foreign markup", () => {
  // The pages look the same without the worker, and installing it takes a tenth of the time.
  test.use({ serviceWorkers: "block" });

  test(
    "nothing of any known vector runs, is fetched or leads away, and what is text is shown as text wherever the operator's texts stand",
    { tag: "@nightly" },
    async ({ page, context, noSurprises }, testInfo) => {
      for (const { name, documented } of vectorClasses)
        testInfo.annotations.push({ type: name, description: documented });
      expectReportsOfParsing(noSurprises);
      const happened = await watch(page, context);
      await answerAll(context, { getInformation: [text], getPromotions: [promotion], getTournaments: [tournament] });
      await page.goto("/login");
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      for (const [address, name] of [
        ["/info/GenelKurallar", text.title],
        ["/promotions?id=1", promotion.title],
        ["/tournaments?id=1", tournament.title],
      ] as const) {
        await test.step(address, async () => {
          await openInside(page, address);
          await expect(title(page)).toHaveText(name);
          await expect(main(page).getByText("zararsız")).toBeVisible();
          await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[()]/g, "\\$&")}`));
          await page.evaluate(touchEverything, "main article");
          await expect(page.locator("[onerror], main script, main iframe, main form")).toHaveCount(0);
          expect(happened).toEqual([]);
        });
      }

      await test.step("every vector", async () => {
        // Each FAQ answer is a separate text: an unclosed tag in one does not swallow the next.
        const questions = vectorClasses.flatMap(({ name, vectors }) =>
          vectors.map((answer, index) => ({ question: `Soru ${index}: ${name}`, answer })),
        );
        await answerWith(context, "getInformation", [
          { InfType: "SSSinformation", title: "Sorular", Text: JSON.stringify(questions) },
        ]);
        await openInside(page, "/info/SSSinformation");
        // By selectors: Playwright takes a second to find the roles of these thousands of elements.
        const shown = page.locator("main details[id^='soru-']");
        await expect(shown).toHaveCount(questions.length);
        // Each answer is followed by its link. When the last link is there, the sanitiser has handled all texts.
        await expect(shown.last().locator("a[href^='#soru-']")).toBeAttached();
        const address = page.url();
        await page.evaluate(unfoldAnswers);
        await expect(shown.last().locator("a[href^='#soru-']")).toBeVisible();

        await page.evaluate(touchEverything, "main details > div > :first-child");
        await nothingIsLoading(page);
        expect(await page.evaluate(strangeParts)).toEqual([]);
        await expect(page).toHaveURL(address);
        await expect(page.locator("main")).toHaveAttribute("id", "main");
        await expect(page.getByRole("banner")).toBeVisible();
        expect(happened).toEqual([]);
      });
    },
  );
});
