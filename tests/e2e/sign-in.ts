import type { BrowserContext, Locator, Page } from "@playwright/test";
import { demoPassword } from "../../demo/players.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { revokeSessions } from "../../operator/identity/revoke.ts";
import { callAddress, callIn } from "./calls.ts";
import { expect } from "./fixtures.ts";
import { logInPage } from "./log-in.ts";

/** The button with the player's initials, present only while somebody is signed in. */
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
  await page
    .getByRole("button", { name: /^(Çıkış yap|Log out)$/ })
    .first()
    .click();
}

/** A call, whether it named a player, and whether it was a GET or a POST. */
export interface SeenCall {
  readonly name: string;
  readonly hasUser: boolean;
  readonly verb: string;
}

/** Records the calls that pages send from now on, in order. Calls that the worker passes on are counted once. */
export function watchCalls(context: BrowserContext): SeenCall[] {
  const seen: SeenCall[] = [];
  context.on("request", (request) => {
    const call = request.serviceWorker() ? undefined : callIn(request);
    if (!call) return;
    const { api, user } = call;
    seen.push({ name: `${api.class}/${api.method}`, hasUser: user !== undefined, verb: request.method() });
  });
  return seen;
}

/**
 * Answers one call, such as `user/login`, in place of the operator. The returned function stops it. Needs `test.use({
 * serviceWorkers: "block" })`, because the bodies of requests that a worker passes on are not visible.
 */
export async function answerCall(
  context: BrowserContext,
  name: string,
  answer: Readonly<Record<string, unknown>>,
  status = 200,
): Promise<() => Promise<void>> {
  const handler: Parameters<BrowserContext["route"]>[1] = async (route) => {
    const api = callIn(route.request())?.api;
    await (`${api?.class}/${api?.method}` === name
      ? route.fulfill({ status, json: { message: "", data: null, ...answer } })
      : route.fallback());
  };
  await context.route(callAddress, handler);
  return () => context.unroute(callAddress, handler);
}

/**
 * Ends a player's sessions at the operator as the next call named `name` arrives there, so that this call is the first to
 * find out. If they ended earlier, a read of the page could find out first, and the page would leave for the log-in.
 * Needs `test.use({ serviceWorkers: "block" })`.
 */
export async function endSessionsAt(
  page: Page,
  { db }: RunningOperator,
  username: string,
  name: string,
): Promise<void> {
  let isOver = false;
  await page.route("**/endpoint/v1", async (route) => {
    const { api } = route.request().postDataJSON() as { api: { class: string; method: string } };
    if (!isOver && `${api.class}/${api.method}` === name) {
      isOver = true;
      const { id } = await db
        .selectFrom("player")
        .select("id")
        .where("username", "=", username)
        .executeTakeFirstOrThrow();
      await revokeSessions(db, id, new Date());
    }
    await route.fallback();
  });
}
