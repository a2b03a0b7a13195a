import type { BrowserContext, Locator, Page, Request } from "@playwright/test";
import { demoPassword } from "../../operator/seed/players.ts";
import { expect } from "./fixtures.ts";
import { logInPage } from "./log-in.ts";

/** The button with the player's initials; only there while somebody is signed in. */
export function accountMenu(page: Page): Locator {
  return page.getByRole("button", { name: /^(Hesap menüsü|Account menu)/ });
}

/** Logs a demo player in through the form, as a player does, and waits until the header shows them. */
export async function signIn(page: Page, username = "deniz"): Promise<void> {
  await page.goto("/login");
  await fillLogIn(page, username);
  await expect(accountMenu(page)).toBeVisible();
}

/** Fills in the log-in form that is on screen, and sends it. */
export async function fillLogIn(page: Page, username: string, password = demoPassword): Promise<void> {
  const form = logInPage(page);
  await form.username.fill(username);
  await form.password.fill(password);
  await form.submit.click();
}

export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole("button", { name: /^(Çıkış yap|Log out)$/ }).first().click();
}

/** What a call was, and whether it named a player. */
export interface SeenCall {
  readonly name: string;
  readonly hasUser: boolean;
}

/** The calls that pages send from now on, in their order; what the worker passes on is not counted twice. */
export function watchCalls(context: BrowserContext): SeenCall[] {
  const seen: SeenCall[] = [];
  context.on("request", (request) => {
    if (request.serviceWorker() || !isCall(request)) return;
    const body = request.postDataJSON() as { api: { class: string; method: string }; user?: unknown } | null;
    // Of a request that fails at once, without a network, the body may not be told.
    if (!body) return;
    const { api, user } = body;
    seen.push({ name: `${api.class}/${api.method}`, hasUser: user !== undefined });
  });
  return seen;
}

/** Whether it is a call of the contract. */
export function isCall(request: Request): boolean {
  return request.method() === "POST" && request.url().endsWith("/endpoint/v1");
}

/**
 * Answers one call, `user/login` say, in the operator's place; everything else goes on. The result ends it. Only
 * with `test.use({ serviceWorkers: "block" })`: the bodies of what a worker passes on are not seen.
 */
export async function answerCall(
  context: BrowserContext,
  name: string,
  answer: Readonly<Record<string, unknown>>,
  status = 200,
): Promise<() => Promise<void>> {
  const address = "**/endpoint/v1";
  const handler: Parameters<BrowserContext["route"]>[1] = async (route) => {
    const { api } = route.request().postDataJSON() as { api: { class: string; method: string } };
    await (`${api.class}/${api.method}` === name
      ? route.fulfill({ status, json: { message: "", data: null, ...answer } })
      : route.fallback());
  };
  await context.route(address, handler);
  return () => context.unroute(address, handler);
}
