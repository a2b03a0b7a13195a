import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { callAddress, callIn } from "./calls.ts";

/** The content of a page, without the shell. */
export const main = (page: Page): Locator => page.getByRole("main");
/** The page's main heading. */
export const title = (page: Page): Locator => main(page).getByRole("heading", { level: 1 });

/** The games of the tournament that is open. They are requested when they come near, below the leaderboard. */
export async function tournamentGames(page: Page): Promise<Locator> {
  const games = main(page).getByRole("region", { name: "Turnuvanın oyunları" });
  await expect(async () => {
    await main(page)
      .getByRole("article")
      .evaluate((article) => article.scrollIntoView({ block: "end" }));
    await expect(games).toBeVisible({ timeout: 1000 });
  }).toPass();
  return games;
}

/** Answers one method with these data, for the page and its worker. Other calls go to the operator. */
export async function answerWith(context: BrowserContext, method: string, data: unknown): Promise<void> {
  await answerAll(context, { [method]: data });
}

/** Like `answerWith`, for several methods at once. */
export async function answerAll(context: BrowserContext, answers: Readonly<Record<string, unknown>>): Promise<void> {
  await context.route(callAddress, async (route) => {
    const { api, data } = callIn(route.request()) ?? {};
    const answer = answers[api?.method ?? ""];
    if (answer === undefined || isAnotherText(answer, data?.["InfType"])) return route.fallback();
    await route.fulfill({ json: { result: true, message: "", data: answer } });
  });
}

/** Whether `answer` is a text other than the one asked for: the footer asks for texts of its own on every page. */
function isAnotherText(answer: unknown, infType: unknown): boolean {
  const [row] = Array.isArray(answer) ? (answer as { InfType?: string }[]) : [];
  return infType !== undefined && row?.InfType !== undefined && row.InfType !== infType;
}

/** Calls the operator as a front end does. */
export async function ask<Data>(origin: string, controller: string, method: string, data: object): Promise<Data> {
  const answer = await fetch(`${origin}/endpoint/v1`, {
    method: "POST",
    headers: { "content-type": "application/json", panel: "frontend" },
    body: JSON.stringify({ api: { class: controller, method }, data }),
  });
  return ((await answer.json()) as { data: Data }).data;
}
