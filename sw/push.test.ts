import "./testing/worker.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type PushOwner, readPushOwner, writePushOwner } from "../src/lib/push-owner.ts";
import { rememberConfig } from "./operator-config.ts";
import { openPage, renewSubscription, showMessage } from "./push.ts";

const origin = "https://site.example";
const chrome =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const owner: PushOwner = {
  player: "p1",
  endpoint: "https://push.example/1",
  topics: ["deposit"],
  language: "tr",
  signedIn: true,
};
const deposit = {
  id: "1",
  kind: "deposit",
  title: "Yatırımınız onaylandı",
  body: "Tutar bakiyenizde.",
  url: "/profile/history",
  tag: "deposit-1",
  badge: 2,
};

/** An open page. `replies` says which messages it takes over. */
function newPage(path: string, { replies = [] as string[], visible = true } = {}) {
  const page = {
    url: origin + path,
    visibilityState: visible ? "visible" : "hidden",
    heard: [] as unknown[],
    postMessage(message: { type: string }, [port]: MessagePort[] = []) {
      page.heard.push(message);
      if (replies.includes(message.type)) port?.postMessage("done");
    },
    focus: vi.fn(async () => page),
    navigate: vi.fn(async () => page),
  };
  return page;
}

const given = { pages: [] as ReturnType<typeof newPage>[], userAgent: chrome };
const unsubscribe = vi.fn(async () => true);
const subscribe = vi.fn(async () => ({ endpoint: "https://push.example/2" }));
const showNotification = vi.fn(async (_title: string, _options?: NotificationOptions) => {});
const openWindow = vi.fn(async () => null);
const setAppBadge = vi.fn(async () => {});
/** Cache Storage with one cache. */
const stored = new Map<string, string>();

beforeEach(() => {
  vi.clearAllMocks();
  stored.clear();
  given.pages = [];
  given.userAgent = chrome;
  vi.stubGlobal("caches", {
    match: async (key: string) => (stored.has(key) ? new Response(stored.get(key)) : undefined),
    open: async () => ({ put: async (key: string, copy: Response) => void stored.set(key, await copy.text()) }),
  });
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("navigator", {
    setAppBadge,
    language: "en-GB",
    get userAgent() {
      return given.userAgent;
    },
  });
  vi.stubGlobal("self", {
    clients: { matchAll: async () => given.pages, openWindow },
    registration: { showNotification, pushManager: { getSubscription: async () => ({ unsubscribe }), subscribe } },
  });
  rememberConfig(JSON.stringify({ apiBase: "", siteName: "Karo", publicKey: "key" }));
});

const show = (message: object = deposit) => showMessage(JSON.stringify(message));

describe("a push message", () => {
  it("for the player of this browser shows what it says, under its tag, with its badge", async () => {
    await writePushOwner(owner);
    await show();
    const options = {
      body: deposit.body,
      tag: "deposit-1",
      lang: "tr",
      icon: "/icons/icon-192.png",
      data: { path: "/profile/history" },
    };
    expect(showNotification).toHaveBeenCalledWith(deposit.title, options);
    expect(setAppBadge).toHaveBeenCalledWith(2);
  });

  it("with a badge is shown by a browser without the Badging API", async () => {
    await writePushOwner(owner);
    vi.stubGlobal("navigator", { language: "tr", userAgent: chrome });
    await show();
    expect(showNotification).toHaveBeenCalledWith(deposit.title, expect.anything());
  });

  it("that cannot be read shows that there is something", async () => {
    await writePushOwner(owner);
    await showMessage("\u0000");
    expect(showNotification).toHaveBeenCalledWith("Yeni bir bildiriminiz var", expect.objectContaining({ body: "" }));
  });

  it("for a player who has left shows nothing of it, and ends the subscription", async () => {
    await show();
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(showNotification).toHaveBeenCalledWith("Notifications were turned off on this device", expect.anything());
    expect(JSON.stringify(showNotification.mock.calls)).not.toContain("Yatırım");
  });

  it("about the player's money shows nothing of it while no session is open; news do", async () => {
    await writePushOwner({ ...owner, language: "en", signedIn: false });
    given.pages = [newPage("/", { replies: ["PUSHED"] })];
    await show();
    expect(showNotification).toHaveBeenLastCalledWith(
      "You have a new notification",
      expect.objectContaining({ body: "Log in to see it.", tag: "deposit-1" }),
    );
    expect(given.pages[0]?.heard).toEqual([]);
    expect(setAppBadge).not.toHaveBeenCalled();
    given.pages = [];
    await show({ ...deposit, kind: "message", title: "Bakım" });
    expect(showNotification).toHaveBeenLastCalledWith("Bakım", expect.anything());
    await show({ ...deposit, kind: "lottery" });
    expect(showNotification).toHaveBeenLastCalledWith("You have a new notification", expect.anything());
  });

  it("goes to the page in sight of that player, which shows it in place of a notification", async () => {
    await writePushOwner(owner);
    given.pages = [newPage("/", { visible: false, replies: ["PUSHED"] }), newPage("/slot", { replies: ["PUSHED"] })];
    await show();
    const { title, body } = deposit;
    expect(given.pages.map(({ heard }) => heard)).toEqual([
      [],
      [{ type: "PUSHED", player: "p1", title, body, path: "/profile/history" }],
    ]);
    expect(showNotification).not.toHaveBeenCalled();
  });

  it("shows a notification as well where the browser demands it, or when no page replies", async () => {
    await writePushOwner(owner);
    given.pages = [newPage("/", { replies: ["PUSHED"] })];
    given.userAgent = safari;
    await show();
    expect(showNotification).toHaveBeenCalledOnce();
    given.userAgent = chrome;
    given.pages = [newPage("/")];
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const showing = show();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await showing;
    expect(showNotification).toHaveBeenCalledTimes(2);
  });
});

describe("a clicked notification", () => {
  it("opens a window when there is none, at a path of this site alone", async () => {
    await openPage({ path: "/profile/history" });
    expect(openWindow).toHaveBeenLastCalledWith("/profile/history");
    for (const data of [undefined, null, { path: "//evil.example" }, { path: 5 }]) {
      await openPage(data);
      expect(openWindow).toHaveBeenLastCalledWith("/notifications");
    }
  });

  it("is followed by the open page", async () => {
    const page = newPage("/slot", { replies: ["OPEN"] });
    given.pages = [page];
    await openPage({ path: "/profile/history" });
    expect(page.focus).toHaveBeenCalledOnce();
    expect(page.heard).toEqual([{ type: "OPEN", path: "/profile/history" }]);
    expect(page.navigate).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it("chooses the page that is there already, else one without a game", async () => {
    const game = newPage("/play/casino/1", { replies: ["OPEN"] });
    const there = newPage("/profile/history?days=7", { replies: ["OPEN"] });
    const other = newPage("/", { replies: ["OPEN"] });
    given.pages = [game, other, there];
    await openPage({ path: "/profile/history" });
    expect(there.focus).toHaveBeenCalledOnce();
    given.pages = [game, other];
    await openPage({ path: "/profile/history" });
    expect(other.focus).toHaveBeenCalledOnce();
    given.pages = [game];
    await openPage({ path: "/profile/history" });
    expect(game.focus).toHaveBeenCalledOnce();
  });

  it("reloads a page that does not answer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const page = newPage("/slot");
    given.pages = [page];
    const opening = openPage({ path: "/profile/history" });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await opening;
    expect(page.navigate).toHaveBeenCalledWith("/profile/history");
  });
});

describe("a subscription that the browser drops", () => {
  const options = { applicationServerKey: new Uint8Array([4]).buffer };
  it("is made again with the same key, for the same player, and told to the pages", async () => {
    await writePushOwner(owner);
    given.pages = [newPage("/")];
    await renewSubscription({ oldSubscription: { options } as PushSubscription });
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: options.applicationServerKey,
    });
    expect(await readPushOwner()).toEqual({ ...owner, endpoint: "https://push.example/2", unsent: true });
    expect(given.pages[0]?.heard).toEqual([{ type: "PUSH_CHANGED" }]);
  });

  it("is not made again when nobody is known to have it", async () => {
    await renewSubscription({ oldSubscription: { options } as PushSubscription });
    expect(subscribe).not.toHaveBeenCalled();
  });
});
