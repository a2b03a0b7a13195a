import { beforeEach, describe, expect, it, vi } from "vitest";
import { readPushOwner, writePushOwner } from "../lib/push-owner.ts";
import { endPush, syncPushSubscription, lockPush, pushStatus, turnOffPush, turnOnPush } from "./push.ts";

const serverKey = "BAQ";
const oldKey = "BAU";
const topics = ["deposit"];

/** A subscription of the stubbed browser. */
function newSubscription(endpoint: string, key = serverKey) {
  const bytes = Uint8Array.from(atob(key.padEnd(4, "=")), (letter) => letter.charCodeAt(0));
  return {
    endpoint,
    options: { applicationServerKey: bytes.buffer },
    unsubscribe: vi.fn(async () => {
      browser.subscription = null;
      return true;
    }),
    toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
  };
}

const browser = {
  subscription: null as ReturnType<typeof newSubscription> | null,
  permission: "granted",
  answer: "granted",
  made: 0,
};
const close = vi.fn();
const tell = vi.fn(async (_what: string, _subscription: object, _topics: readonly string[]) => {});
const stored = new Map<string, string>();
const subscriber = (player = "p1") => ({ player, language: "tr" as const, serverKey, tell: tell as never });

beforeEach(() => {
  vi.clearAllMocks();
  tell.mockImplementation(async () => {});
  stored.clear();
  Object.assign(browser, { subscription: null, permission: "granted", answer: "granted", made: 0 });
  const pushManager = {
    getSubscription: async () => browser.subscription,
    subscribe: vi.fn(async () => {
      browser.made += 1;
      return (browser.subscription = newSubscription(`https://push.example/new-${browser.made}`));
    }),
  };
  const registration = { pushManager, getNotifications: async () => [{ close }] };
  vi.stubGlobal("caches", {
    match: async (key: string) => (stored.has(key) ? new Response(stored.get(key)) : undefined),
    open: async () => ({ put: async (key: string, copy: Response) => void stored.set(key, await copy.text()) }),
    delete: async () => stored.clear(),
  });
  const Notification = {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => (browser.permission = browser.answer),
  };
  vi.stubGlobal("navigator", {
    userAgent: "",
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { PushManager: {}, Notification });
});

const turnOn = () => turnOnPush(subscriber(), topics);
const endpoints = () =>
  tell.mock.calls.map(([what, subscription]) => [what, (subscription as { endpoint: string }).endpoint]);

describe("turning push messages on", () => {
  it("asks, subscribes, stores the player, and sends the topics to the operator", async () => {
    browser.permission = "default";
    expect(await pushStatus("p1")).toEqual({ state: "off", topics: [] });
    expect(await turnOn()).toEqual({ state: "on", topics });
    expect(tell).toHaveBeenCalledWith(
      "subscribe",
      { endpoint: "https://push.example/new-1", keys: { p256dh: "p", auth: "a" } },
      topics,
    );
    expect(await readPushOwner()).toEqual({
      player: "p1",
      language: "tr",
      endpoint: "https://push.example/new-1",
      topics,
      signedIn: true,
      unsent: false,
    });
    expect(await pushStatus("p1")).toEqual({ state: "on", topics, unsent: false });
    expect(await pushStatus("p2")).toEqual({ state: "off", topics: [] });
  });

  it.each([
    ["denied", "denied"],
    ["default", "off"],
  ])("does not subscribe with the answer %s", async (answer, state) => {
    browser.permission = "default";
    browser.answer = answer;
    expect(await turnOn()).toEqual({ state, topics: [] });
    expect(browser.made).toBe(0);
  });

  it("leaves no subscription when the operator cannot be reached", async () => {
    tell.mockRejectedValue(new Error("offline"));
    await expect(turnOn()).rejects.toThrow("offline");
    expect([browser.subscription, await readPushOwner()]).toEqual([null, undefined]);
  });

  it("stays on with other topics when the operator cannot be told of them, until the next start tells it", async () => {
    await turnOn();
    tell.mockRejectedValue(new Error("offline"));
    expect(await turnOnPush(subscriber(), ["coupon"])).toEqual({ state: "on", topics: ["coupon"], unsent: true });
    expect(await pushStatus("p1")).toEqual({ state: "on", topics: ["coupon"], unsent: true });
    expect(browser.subscription?.unsubscribe).not.toHaveBeenCalled();
    await expect(syncPushSubscription(subscriber())).rejects.toThrow("offline");
    expect(await pushStatus("p1")).toMatchObject({ unsent: true });
    tell.mockImplementation(async () => {});
    await syncPushSubscription(subscriber());
    expect(tell).toHaveBeenLastCalledWith("subscribe", expect.anything(), ["coupon"]);
    expect(await pushStatus("p1")).toMatchObject({ unsent: false });
  });

  it("that nothing changed at is not unsent, even if the operator cannot be reached", async () => {
    await turnOn();
    tell.mockRejectedValue(new Error("offline"));
    await expect(syncPushSubscription(subscriber())).rejects.toThrow("offline");
    expect(await pushStatus("p1")).toMatchObject({ unsent: false });
  });

  it("is not stored as told when the player left meanwhile", async () => {
    tell.mockImplementation(async () => endPush());
    await turnOn();
    expect(await readPushOwner()).toBeUndefined();
  });

  it("is not available in every browser", async () => {
    vi.stubGlobal("window", {});
    expect((await pushStatus("p1")).state).toBe("unsupported");
    vi.stubGlobal("navigator", { userAgent: "iPhone" });
    expect((await pushStatus("p1")).state).toBe("install-first");
  });

  it("can be undone: browser and operator remove it, and its notifications disappear", async () => {
    await turnOn();
    await turnOffPush(tell);
    expect(endpoints()).toEqual([
      ["subscribe", "https://push.example/new-1"],
      ["unsubscribe", "https://push.example/new-1"],
    ]);
    expect([browser.subscription, await readPushOwner()]).toEqual([null, undefined]);
    expect(close).toHaveBeenCalled();
  });
});

describe("a push subscription at the next start", () => {
  it("is sent again, with the current language and player", async () => {
    await turnOn();
    await lockPush();
    expect(await readPushOwner()).toMatchObject({ signedIn: false });
    await syncPushSubscription({ ...subscriber(), language: "en" });
    expect(await readPushOwner()).toMatchObject({
      signedIn: true,
      language: "en",
      endpoint: "https://push.example/new-1",
      topics,
    });
    expect(endpoints()).toHaveLength(2);
  });

  it("is replaced when the browser dropped it or the operator's key changed", async () => {
    await turnOn();
    browser.subscription = null;
    await syncPushSubscription(subscriber());
    const old = newSubscription("https://push.example/old", oldKey);
    browser.subscription = old;
    await syncPushSubscription(subscriber());
    expect(old.unsubscribe).toHaveBeenCalledOnce();
    expect(endpoints().map(([, endpoint]) => endpoint)).toEqual(
      [1, 2, 3].map((number) => `https://push.example/new-${number}`),
    );
    expect(await readPushOwner()).toMatchObject({ endpoint: "https://push.example/new-3" });
  });

  it.each([
    ["of another player", () => subscriber("p2"), "granted"],
    ["without the permission", () => subscriber("p1"), "denied"],
  ])("%s ends", async (_, asking, permission) => {
    await turnOn();
    browser.permission = permission;
    tell.mockClear();
    await syncPushSubscription(asking());
    expect([browser.subscription, await readPushOwner()]).toEqual([null, undefined]);
    expect(tell).not.toHaveBeenCalled();
  });

  it("without a known player is removed; without a subscription nothing happens", async () => {
    const lost = newSubscription("https://push.example/lost");
    browser.subscription = lost;
    await syncPushSubscription(subscriber());
    expect(lost.unsubscribe).toHaveBeenCalledOnce();
    await syncPushSubscription(subscriber());
    expect([browser.made, tell.mock.calls]).toEqual([0, []]);
  });

  it("is removed on a device that forbids storage as well", async () => {
    await writePushOwner({ player: "p1", language: "tr", endpoint: "e", topics, signedIn: true });
    const open = (browser.subscription = newSubscription("e"));
    vi.stubGlobal("caches", { delete: async () => Promise.reject(new DOMException("no", "SecurityError")) });
    await endPush();
    expect(open.unsubscribe).toHaveBeenCalledOnce();
  });
});
