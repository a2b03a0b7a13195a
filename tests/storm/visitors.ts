import { constants, publicEncrypt } from "node:crypto";
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { demoPassword } from "../../demo/players.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { userLogin } from "../../src/contract/user.ts";
import { freshForMs, keys, writeCredentials, writeMoment, writeProfile } from "../../src/session/records.ts";
import { prepareLogin } from "../../src/session/encrypt.ts";
import { anHourOlder } from "../an-hour-older.ts";
import { ask } from "../e2e/content-pages.ts";
import { workerIsReady } from "../e2e/home-page.ts";
import { whenAtRest } from "./look.ts";
import type { VisitorName } from "./targets.ts";

/** The content of localStorage. */
export type Stored = Readonly<Record<string, string>>;

export const isPlayer = (visitor: VisitorName): boolean => visitor === "player" || visitor === "returning-player";
export const isReturning = (visitor: VisitorName): boolean => visitor.startsWith("returning");

/** A browser that has never visited the site. */
export function newContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({
    ...options,
    viewport: { width: 1100, height: 800 },
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    // Animations take processor time, and many pages run at once.
    reducedMotion: "reduce",
  });
}

/** Puts this into localStorage before the page's code runs for the first time. A reload does not repeat it. */
export async function storeBeforehand(page: Page, stored: Stored): Promise<void> {
  await page.addInitScript((values) => {
    if (window !== window.top || !location.protocol.startsWith("http") || sessionStorage.getItem("storm")) return;
    sessionStorage.setItem("storm", "begun");
    // The visit's popup would cover the page.
    sessionStorage.setItem("modalStatus", "shown");
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
}

/**
 * Logs the demo player in and returns what a log-in stores on the device. With `stale`, only the records that a
 * session is refreshed with.
 */
export async function playersRecords({ origin, db, config }: RunningOperator, stale: boolean): Promise<Stored> {
  await db.deleteFrom("throttle").execute();
  const answer = await ask(origin, "user", "login", { username: "deniz", password: demoPassword });
  const { record, profile, rid } = await prepareLogin(
    v.parse(userLogin.answer, answer),
    (text) =>
      publicEncrypt({ key: config.publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString(
        "base64",
      ),
    config.siteId,
  );
  const stored = new Map<string, string>([[keys.rid, rid]]);
  const device = {
    read: (key: string) => stored.get(key),
    write: (key: string, text: string) => Boolean(stored.set(key, text)),
    remove: (key: string) => void stored.delete(key),
  };
  writeMoment(device, keys.activityStart, Date.now());
  writeMoment(device, keys.expiration, Date.now() + freshForMs);
  writeProfile(device, profile);
  writeCredentials(device, record);
  if (stale) for (const key of [keys.session, keys.profile, keys.expiration]) stored.delete(key);
  return Object.fromEntries(stored);
}

/**
 * Visits the pages until the worker has stored them and everything they show. Returns the content of localStorage,
 * made an hour older, so that the next visit requests everything again.
 */
export async function fill(
  context: BrowserContext,
  origin: string,
  paths: readonly string[],
  before: Stored = {},
): Promise<Stored> {
  const page = await context.newPage();
  await storeBeforehand(page, before);
  await page.goto(origin);
  await whenAtRest(page);
  await workerIsReady(page);
  // From here on, every request passes through the worker.
  for (const path of paths) {
    await page.goto(origin + path);
    await whenAtRest(page);
  }
  const read = () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  await expect.poll(async () => JSON.stringify(await read())).toContain("getSlider");
  const stored = await read();
  await page.close();
  return Object.fromEntries(Object.entries(stored).map(([key, text]) => [key, anHourOlder(text)]));
}
