// Import what the session loads lazily, so that tests need not wait for it.
import "../session/inactivity.ts";
import "../session/refresh.ts";
import "../session/log-out.ts";
import { createSignIn, type SignIn } from "../session/sign-in.ts";
import { openBrowser, type TestTab } from "./session-browser.ts";
import { openOperator, type TestOperator } from "./session-operator.ts";
import { goodCode, password, type Username } from "./accounts.ts";
import type { SessionDeps } from "../session/session.ts";
import type { TestBrowser } from "./session-browser.ts";

export interface TestPage extends TestTab {
  readonly send: SessionDeps["send"];
  readonly signIn: SignIn;
}

/** A page of `browser` that talks to `operator`. */
export function openPage(browser: TestBrowser, operator: TestOperator, more: Partial<SessionDeps> = {}): TestPage {
  const send = operator.sendOf(() => tab.session);
  const tab = browser.newTab({ send, createEncrypt: operator.createEncrypt, ...more });
  return { ...tab, send, signIn: createSignIn(tab.session) };
}

/** One page with its browser and its operator. */
export function openSite(stored: Readonly<Record<string, string>> = {}) {
  const operator = openOperator();
  const browser = openBrowser(stored);
  return { operator, browser, ...openPage(browser, operator) };
}

/** Signs in with the right password and code; resolves with the player's id. */
export async function signInAs({ signIn }: TestPage, username: Username): Promise<string> {
  let step = await signIn.start({ username, password });
  if (step.kind.endsWith("-code")) step = await signIn.complete(goodCode);
  if (step.kind !== "done") throw new Error(`Signing in came to ${step.kind}`);
  return step.playerId;
}

/** Lets everything run that is ready to, including code that is loaded lazily. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Signs a player in and lets 15 seconds pass. */
export async function openPastExpiration() {
  const site = openSite();
  const playerId = await signInAs(site, "deniz");
  site.browser.clock.now += 15_000;
  site.operator.received.length = 0;
  return { ...site, playerId };
}
