import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { forgetPushOwner, type PushOwner, readPushOwner, writePushOwner } from "../../lib/push-owner.ts";
import { done } from "../../lib/worker-messages.ts";
import { session } from "../../session/app-session.ts";
import { language } from "../../ui/preferences.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { PushMessages } from "./PushMessages.tsx";

const serverKey = `B${"A".repeat(86)}`;
const owner: PushOwner = {
  player: "p1",
  endpoint: "https://push.example/1",
  topics: ["deposit"],
  language: "tr",
  signedIn: true,
};
const pushed = {
  type: "PUSHED",
  player: "p1",
  title: "Yatırımınız onaylandı",
  body: "Tutar bakiyenizde.",
  path: "/profile/history",
};

/** A page with "p1" signed in, in a browser that allows notifications and has subscribed. */
async function openServices() {
  vi.spyOn(Notification, "permission", "get").mockReturnValue("granted");
  const subscription = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };
  const key = Uint8Array.from(atob(serverKey.replaceAll("-", "+")), (letter) => letter.charCodeAt(0));
  const given = {
    endpoint: subscription.endpoint,
    options: { applicationServerKey: key.buffer },
    toJSON: () => subscription,
  };
  const worker = { pushManager: { getSubscription: async () => given } } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, "ready", "get").mockResolvedValue(worker);
  const history = createMemoryHistory();
  const router = createRouter({
    routeTree: createRootRoute({ component: PushMessages, notFoundComponent: PushMessages }),
    history,
  });
  const answers = { capabilities: { data: ["push"] }, subscribe: { data: null }, logout: { data: null } };
  const opened = await openPage(<RouterProvider router={router} />, answers, { vapidPublicKey: serverKey });
  await signInHere("p1");
  // The page listens once the router has rendered it.
  await expect.poll(() => receives({ type: "OPEN", path: "/" })).toBe(true);
  const subscribed = () => opened.asked.filter(({ method }) => method === "subscribe").map(({ data }) => data);
  return { ...opened, history, subscribed };
}

/** Sends a message as the worker does. Resolves with whether the page replies that it takes the message over. */
async function receives(message: object): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const replied = new Promise<boolean>((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data === done));
    port1.start();
  });
  navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: message, ports: [port2] }));
  // A page that takes the message over replies at once, so its reply comes before this one.
  port2.postMessage(undefined);
  return replied;
}

beforeEach(async () => {
  await forgetPushOwner();
  return () => vi.restoreAllMocks();
});

test("a page shows a message for its player, fetches what it may be about, and leads there", async () => {
  const { screen, client, history } = await openServices();
  const about = { players: { meta: { isPlayers: true } }, crm: {}, casino: {} };
  for (const [name, more] of Object.entries(about))
    await client.query({ queryKey: [name], queryFn: () => "answer", staleTime: Infinity, ...more });
  expect(await receives(pushed)).toBe(true);
  await expect.element(screen.getByText("Yatırımınız onaylandı. Tutar bakiyenizde.")).toBeVisible();
  const isOld = Object.keys(about).map((name) => client.getQueryState([name])?.isInvalidated);
  expect(isOld).toEqual([true, true, false]);
  await screen.getByRole("button", { name: "Göster" }).click();
  expect(history.location.pathname).toBe("/profile/history");
});

test("a page shows no message for another player, and none once its player has left", async () => {
  const { screen } = await openServices();
  expect(await receives({ ...pushed, player: "p2" })).toBe(false);
  await session.logOut("expired");
  expect(await receives(pushed)).toBe(false);
  expect(screen.getByText(/Yatırımınız onaylandı/).query()).toBeNull();
});

test("a clicked notification goes on in the open page, at an address of this site alone", async () => {
  const { history } = await openServices();
  expect(await receives({ type: "OPEN", path: "//evil.example" })).toBe(false);
  expect(history.location.pathname).toBe("/");
  expect(await receives({ type: "OPEN", path: "/profile/history" })).toBe(true);
  expect(history.location.pathname).toBe("/profile/history");
});

test("the operator is told of the subscription: by a page that starts, after a change of language, and after the browser renewed it", async () => {
  await writePushOwner(owner);
  const { subscribed } = await openServices();
  onTestFinished(() => language.set("tr"));
  // Also on the device: what is still being written would be there in the next test.
  const told = async (times: number) => {
    await expect.poll(subscribed).toHaveLength(times);
    await expect.poll(readPushOwner).toMatchObject({ language: language.get(), unsent: false });
  };
  await told(1);
  expect(subscribed()[0]).toMatchObject({ endpoint: "https://push.example/1", topics: ["deposit"] });
  language.set("en");
  await told(2);
  await receives({ type: "PUSH_CHANGED" });
  await told(3);
  language.set("tr");
  await told(4);
});

test("the subscription of another player ends", async () => {
  await writePushOwner({ ...owner, player: "p2" });
  const { subscribed } = await openServices();
  await expect.poll(readPushOwner).toBeUndefined();
  expect(subscribed()).toEqual([]);
});
