/** Push messages as the site's worker gets them, and the notifications that it shows. */
import type { BrowserContext, Page } from "@playwright/test";
import { newBrowser } from "../../operator/messages/testing/push-service.ts";
import { expect } from "./fixtures.ts";
import { pushServiceOfTests } from "./operator-of-file.ts";

/** Subscribing needs the browser vendor's server, so the page's subscription is a stub that outlives reloads. */
export async function stubSubscription(page: Page, name: string): Promise<void> {
  const { keys } = newBrowser("").subscription;
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const kept = () => localStorage.getItem("stub");
      const subscription = () => {
        const [key = "", at] = (kept() ?? "").split(" ");
        const bytes = Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
          letter.charCodeAt(0),
        );
        return {
          endpoint: at,
          options: { applicationServerKey: bytes.buffer },
          toJSON: () => ({ endpoint: at, keys }),
          unsubscribe: async () => localStorage.removeItem("stub"),
        } as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => (kept() ? subscription() : null);
      PushManager.prototype.subscribe = async (options) => {
        localStorage.setItem("stub", `${options?.applicationServerKey as string} ${endpoint}`);
        return subscription();
      };
    },
    { endpoint: `${pushServiceOfTests}/${name}`, keys },
  );
}

/** Delivers push messages to the site's worker, as a push service would, and waits until the worker has shown each. */
export async function pushTo(context: BrowserContext, page: Page, origin: string) {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  // Chromium forgets a notification if it is asked for them (`shown`) while it is about to show this one.
  await inWorker(context).evaluate(() => {
    const scope = globalThis as unknown as WorkerScope & { handled: number };
    const { waitUntil } = scope.ExtendableEvent.prototype;
    scope.handled = 0;
    scope.ExtendableEvent.prototype.waitUntil = function (work) {
      waitUntil.call(this, work);
      if (this.type === "push") void work.finally(() => (scope.handled += 1));
    };
  });
  const handled = () => inWorker(context).evaluate(() => (globalThis as unknown as { handled: number }).handled);
  let sent = 0;
  return async (message: object | string) => {
    const data = typeof message === "string" ? message : JSON.stringify(message);
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    sent += 1;
    await expect.poll(handled).toBe(sent);
  };
}

const inWorker = (context: BrowserContext) => {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no worker");
  return worker;
};

/** The parts of the worker's global object that these tests use. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly Clients: { readonly prototype: { openWindow: (url: string) => Promise<null> } };
  readonly NotificationEvent: new (type: string, options: { notification: Notification }) => WorkerEvent;
  readonly ExtendableEvent: { new (type: string): WorkerEvent; readonly prototype: WorkerEvent };
}
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

/** The notifications on screen, as texts. */
export const shown = (context: BrowserContext) =>
  inWorker(context).evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}|${body}`);
  });

/** Removes the notifications on screen. */
export const clearShown = (context: BrowserContext) =>
  inWorker(context).evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    for (const notification of await registration.getNotifications()) notification.close();
  });

/** Shows a notification that names a page of the site. */
export const show = (context: BrowserContext, title: string, path: string) =>
  inWorker(context).evaluate(
    ([title, path]) => (globalThis as unknown as WorkerScope).registration.showNotification(title, { data: { path } }),
    [title, path] as const,
  );

/** Clicks the notification with that title. Resolves with the addresses that the worker wanted to open in a new window. */
export const click = (context: BrowserContext, title: string) =>
  inWorker(context).evaluate(async (wanted) => {
    const scope = globalThis as unknown as WorkerScope;
    const opened: string[] = [];
    // Only a real click may open a window.
    scope.Clients.prototype.openWindow = async (url) => {
      opened.push(url);
      return null;
    };
    const notification = (await scope.registration.getNotifications()).find((one) => one.title === wanted);
    if (!notification) throw new Error(`There is no notification ${wanted}`);
    const works: Promise<unknown>[] = [];
    const event = new scope.NotificationEvent("notificationclick", { notification });
    // The lifetime of a synthetic event cannot be extended.
    event.waitUntil = (work) => void works.push(work);
    scope.dispatchEvent(event);
    await Promise.all(works);
    return opened;
  }, title);

/** The endpoint of the stub becomes another one, as when the browser renews a subscription. */
export async function renewSubscription(context: BrowserContext, page: Page, from: string, to: string): Promise<void> {
  await page.evaluate(
    ([before, after]) =>
      localStorage.setItem("stub", (localStorage.getItem("stub") ?? "").replace(new RegExp(`${before}$`), after)),
    [from, to] as const,
  );
  await inWorker(context).evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const event = new scope.ExtendableEvent("pushsubscriptionchange");
    event.waitUntil = () => {};
    scope.dispatchEvent(event);
  });
}
