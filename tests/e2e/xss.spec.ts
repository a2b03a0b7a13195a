import type { BrowserContext, Page } from "@playwright/test";
import { answerAll, answerWith, main } from "./content-pages.ts";
import { expect, test, type Surprises } from "./fixtures.ts";
import { openInside } from "./open-inside.ts";
import { nothingIsLoading } from "./waiting.ts";
import { vectorClasses } from "./xss/all.ts";
import { strangeParts, touchEverything } from "./xss/inspect.ts";

// The pages look the same without the worker, and installing it takes a tenth of the time.
test.use({ serviceWorkers: "block" });

/** Records everything that must not happen. */
async function watch(page: Page, context: BrowserContext): Promise<string[]> {
  const happened: string[] = [];
  await context.exposeBinding("reportRun", (_source, what: string) => void happened.push(`ran ${what}`));
  await context.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt", "print", "open", "msgbox"]) {
      Object.assign(window, { [name]: () => (window as unknown as { reportRun: (what: string) => void }).reportRun(name) });
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

test("nothing of any known vector runs, is fetched or leads away", async ({ page, context, noSurprises }, testInfo) => {
  for (const { name, documented } of vectorClasses) testInfo.annotations.push({ type: name, description: documented });
  expectReportsOfParsing(noSurprises);
  const happened = await watch(page, context);
  // Each FAQ answer is a separate text: an unclosed tag in one does not swallow the next.
  const questions = vectorClasses.flatMap(({ name, vectors }) =>
    vectors.map((answer, index) => ({ question: `Soru ${index}: ${name}`, answer })),
  );
  await answerWith(context, "getInformation", [
    { InfType: "SSSinformation", title: "Sorular", Text: JSON.stringify(questions) },
  ]);
  await page.goto("/info/SSSinformation");
  const shown = main(page).locator("details[id^='soru-']");
  await expect(shown).toHaveCount(questions.length);
  await shown.evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
  // Each answer is followed by its link. When the last link is there, the sanitiser has handled all texts.
  await expect(shown.last().getByRole("link", { name: "Bu sorunun bağlantısı" })).toBeVisible();
  const address = page.url();

  await page.evaluate(touchEverything);
  await nothingIsLoading(page);
  expect(await page.evaluate(strangeParts)).toEqual([]);
  await expect(page).toHaveURL(address);
  await expect(main(page)).toHaveAttribute("id", "main");
  await expect(page.getByRole("banner")).toBeVisible();
  expect(happened).toEqual([]);
});

const hostile = vectorClasses.flatMap(({ vectors }) => vectors.slice(0, 3)).join("</p><p>");

test("what is text is shown as text, wherever the operator's texts stand", async ({ page, context, noSurprises }) => {
  expectReportsOfParsing(noSurprises);
  const happened = await watch(page, context);
  const named = (what: string) => `<img src=x onerror=alert(1)> ${what}`;
  const promotion = {
    id: 1, title: named("offer"), summary: named(""), Text: `<p>zararsız</p>${hostile}`, image: "/icons/icon-192.png", Status: 1, state: "active",
    Category: named(""), Start_date: "", End_date: "", rulesSlug: "../../evil",
  };
  const tournament = {
    id: 1, title: named("event"), Text: `<p>zararsız</p>${hostile}`, image: "/icons/icon-192.png", prizePool: "10.00", currency: "TRY",
    Start_date: "", End_date: "", games: ["../evil"], leaderboard: [{ rank: 1, player: named(""), points: 5 }],
  };
  await answerAll(context, {
    getInformation: [{ InfType: "GenelKurallar", title: named("text"), Text: `<p>zararsız</p>${hostile}` }],
    getPromotions: [promotion],
    getTournaments: [tournament],
  });
  await page.goto("/login");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  for (const [address, name] of [
    ["/info/GenelKurallar", named("text")],
    ["/promotions?id=1", named("offer")],
    ["/tournaments?id=1", named("event")],
  ] as const) {
    await openInside(page, address);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(main(page).getByText("zararsız")).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[()]/g, "\\$&")}`));
    await page.evaluate(touchEverything);
    await expect(page.locator("[onerror], main script, main iframe, main form")).toHaveCount(0);
  }
  expect(happened).toEqual([]);
});
