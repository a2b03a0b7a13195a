import * as v from "valibot";
import { sitePath } from "../../src/lib/site-path.ts";
import { askPage } from "../pages.ts";

declare const self: ServiceWorkerGlobalScope;

/** The page to open if a notification names none. */
const notifications = "/notifications";

const clicked = v.object({ path: v.optional(v.string()) });

/** How long an open page has to navigate without a reload. */
const pageTimeoutMs = 1_000;

/**
 * Shows the page that a clicked notification names, in an open window if there is one, otherwise in a new one. Pages
 * that need a player ask for a log-in themselves.
 */
export async function openPage(data: unknown): Promise<void> {
  const read = v.safeParse(clicked, data);
  const path = sitePath((read.success && read.output.path) || notifications) ?? notifications;
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(shows(path)) ?? pages.find((one) => !isGame(one)) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(path));
  // The browser may refuse, for example when the click is too long ago.
  const focused = await page.focus().catch(() => page);
  // A page can change its address by itself, and asks first when a game or a payment is open.
  if (await askPage(focused, { type: "OPEN", path }, pageTimeoutMs)) return;
  await focused.navigate(path).catch(() => self.clients.openWindow(path));
}

function shows(path: string) {
  return ({ url }: WindowClient) => new URL(url).pathname === new URL(path, location.origin).pathname;
}

function isGame({ url }: WindowClient): boolean {
  return new URL(url).pathname.startsWith("/play/");
}
