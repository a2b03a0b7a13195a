import type { BrowserContext, Locator, Page } from "@playwright/test";

/** What a content page says, without the shell around it. */
export const main = (page: Page): Locator => page.getByRole("main");
/** The page's own title. */
export const title = (page: Page): Locator => main(page).getByRole("heading", { level: 1 });

/** From the first page on, the interface speaks this language. */
export async function speak(page: Page, language: "tr" | "en"): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem("language", code), language);
}

/** Answers one method with these data, whoever asks: the page or its worker. The others go on. */
export async function answerWith(context: BrowserContext, method: string, data: unknown): Promise<void> {
  await answerAll(context, { [method]: data });
}

/** As `answerWith`, for several methods at once. */
export async function answerAll(
  context: BrowserContext,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  await context.route("**/endpoint/v1", async (route) => {
    const { api } = route.request().postDataJSON() as { api: { method: string } };
    if (!(api.method in answers)) return route.fallback();
    await route.fulfill({ json: { result: true, message: "", data: answers[api.method] } });
  });
}

/** Asks the operator as a front end would. */
export async function ask<Data>(
  origin: string,
  controller: string,
  method: string,
  data: object,
): Promise<Data> {
  const answer = await fetch(`${origin}/endpoint/v1`, {
    method: "POST",
    headers: { "content-type": "application/json", panel: "frontend" },
    body: JSON.stringify({ api: { class: controller, method }, data }),
  });
  return ((await answer.json()) as { data: Data }).data;
}
