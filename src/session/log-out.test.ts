import { describe, expect, test } from "vitest";
import { wrapStorage } from "../lib/storage.ts";
import { storageArea } from "../testing/storage-area.ts";
import { keys } from "./records.ts";
import type { TabLink, TabListener } from "./tabs.ts";
import { unsentLogOuts } from "./log-out.ts";
import { expired, forbidden, refused } from "../testing/session-operator.ts";
import type { TestTab } from "../testing/session-browser.ts";
import { openPage, openSite, quiet, signInAs } from "../testing/session-pages.ts";

const minuteMs = 60_000;

async function openSignedIn() {
  const site = openSite({ showBalance: "0", userMode: "light" });
  const playerId = await signInAs(site, "deniz");
  return { ...site, playerId };
}

describe("log-out", () => {
  test("clears profile, session, auth record, expiration and rid, and keeps the device's settings", async () => {
    const { session, browser, operator, visit } = await openSignedIn();
    visit.write(keys.returnUrl, "/favorites");
    expect(await session.logOut()).toEqual({ confirmed: true });
    expect(browser.stored()).toEqual({ showBalance: "0", userMode: "light" });
    expect(visit.read(keys.returnUrl)).toBeUndefined();
    expect(operator.sessions.get("sid:deniz:0")?.status).toBe("revoked");
    expect(session.state.get()).toEqual({ kind: "anonymous" });
    expect(session.end.get()).toEqual({ reason: "logged-out", here: true });
    expect(session.rid()).toBeUndefined();
  });

  test("tells the operator before it of the browser's push subscription, and is not held up by its answer", async () => {
    const site = openSite();
    const subscription = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };
    const page = openPage(site.browser, site.operator, { pushSubscription: () => Promise.resolve(subscription) });
    await signInAs(page, "deniz");
    site.operator.script = ({ name }) => (name === "push/unsubscribe" ? "offline" : undefined);
    expect(await page.session.logOut()).toEqual({ confirmed: true });
    const [told, ended] = site.operator.received.slice(-2);
    expect([told?.name, told?.data, ended?.name]).toEqual(["push/unsubscribe", subscription, "user/logout"]);
    expect(told?.user).toEqual(ended?.user);
  });

  test("is done on this device before the operator answers", async () => {
    const { session, browser, operator } = await openSignedIn();
    operator.holding = true;
    const leaving = session.logOut();
    expect(session.state.get()).toEqual({ kind: "anonymous" });
    expect(browser.stored()[keys.session]).toBeUndefined();
    await quiet();
    operator.letGo();
    await leaving;
  });

  test.each([
    ["a session-expired result", expired, true],
    ["code 403", forbidden, true],
    ["another refusal", refused, false],
    ["no network", "offline" as const, false],
  ])("%s: confirmed is %s", async (_, answer, confirmed) => {
    const { session, operator } = await openSignedIn();
    operator.script = () => answer;
    expect(await session.logOut()).toEqual({ confirmed });
    expect(session.state.get()).toEqual({ kind: "anonymous" });
  });

  test("is sent to the operator once it can be reached, and nothing is stored on the device", async () => {
    const attempts = new Set<() => void>();
    const site = openSite();
    const page = openPage(site.browser, site.operator, {
      retryMoments(attempt) {
        attempts.add(attempt);
        return () => attempts.delete(attempt);
      },
    });
    await signInAs(page, "deniz");
    const logOuts = () => site.operator.names().filter((name) => name === "user/logout").length;
    const isOver = () => site.operator.sessions.get("sid:deniz:0")?.status === "revoked";
    site.operator.script = () => "offline";
    const untold = unsentLogOuts.get();
    expect(await page.session.logOut()).toEqual({ confirmed: false });
    expect(site.browser.stored()).toEqual({});
    expect(unsentLogOuts.get()).toBe(untold + 1);
    for (const attempt of attempts) attempt();
    await quiet();
    expect([logOuts(), isOver(), attempts.size]).toEqual([2, false, 1]);
    site.operator.script = () => undefined;
    for (const attempt of attempts) attempt();
    await quiet();
    expect([logOuts(), isOver(), attempts.size]).toEqual([3, true, 0]);
    expect(unsentLogOuts.get()).toBe(untold);
  });

  test("is not sent later after a refusal or after a day", async () => {
    const attempts: (() => void)[] = [];
    const site = openSite();
    const page = openPage(site.browser, site.operator, {
      retryMoments(attempt) {
        attempts.push(attempt);
        return () => void attempts.splice(attempts.indexOf(attempt), 1);
      },
    });
    await signInAs(page, "deniz");
    site.operator.script = () => refused;
    await page.session.logOut();
    expect(attempts).toHaveLength(0);
    site.operator.script = () => undefined;
    await signInAs(page, "deniz");
    site.operator.script = () => "unreachable";
    await page.session.logOut();
    const received = site.operator.received.length;
    site.browser.clock.now += 25 * 60 * minuteMs;
    attempts[0]?.();
    await quiet();
    expect(attempts).toHaveLength(0);
    expect(site.operator.received).toHaveLength(received);
  });

  test("needs no operator when there is no session", async () => {
    const { session, operator } = openSite();
    expect(await session.logOut()).toEqual({ confirmed: true });
    expect(operator.received).toHaveLength(0);
  });
});

describe("several tabs", () => {
  test("log-out in one tab logs out all tabs, with the reason", async () => {
    const site = await openSignedIn();
    const other = openPage(site.browser, site.operator).session;
    const events: unknown[] = [];
    other.onCleared((event) => events.push(event));
    expect(other.playerId()).toBe(site.playerId);
    await site.session.logOut();
    site.browser.deliver();
    expect(other.state.get()).toEqual({ kind: "anonymous" });
    expect(other.end.get()).toEqual({ reason: "logged-out", here: false });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ playerId: site.playerId, here: false });
  });

  /** A signed-in tab, and another that has not heard yet of the sid that the first one's ping has just stored. */
  async function openWithLateTab() {
    const site = await openSignedIn();
    // Tabs may run in different processes, where a change of the storage arrives a moment later.
    const late = storageArea();
    for (const [key, text] of Object.entries(site.browser.stored())) late.setItem(key, text);
    const other = openPage(site.browser, site.operator, { device: wrapStorage(() => late) }).session;
    await site.session.refresh();
    return { ...site, other };
  }

  test("log-out in a tab that does not know yet what another tab's ping has stored ends that session, too", async () => {
    const { session, browser, other } = await openWithLateTab();
    await other.logOut();
    browser.deliver();
    expect(session.state.get()).toEqual({ kind: "anonymous" });
    expect(session.end.get()).toEqual({ reason: "logged-out", here: false });
    expect(browser.stored()).toEqual({ showBalance: "0", userMode: "light" });
  });

  test("a refusal of the sid that a ping has just replaced does not end the new session", async () => {
    const { session, operator, browser, other, playerId } = await openWithLateTab();
    operator.script = () => refused;
    await other.refresh();
    expect(other.end.get()).toEqual({ reason: "expired", here: true });
    browser.deliver();
    expect(session.playerId()).toBe(playerId);
    expect(session.state.get().kind).toBe("signed-in");
  });

  test("signing in reaches all tabs, and each loads the player's data", async () => {
    const site = openSite();
    const other = openPage(site.browser, site.operator).session;
    const loads: string[] = [];
    other.onSignedIn(({ playerId }) => loads.push(playerId));
    const playerId = await signInAs(site, "deniz");
    site.browser.deliver();
    expect(other.state.get()).toMatchObject({ kind: "signed-in", playerId, profile: { username: "deniz" } });
    expect(loads).toEqual([playerId]);
  });

  test("another player in one tab clears the previous one's data in all", async () => {
    const site = await openSignedIn();
    const other = openPage(site.browser, site.operator).session;
    const gone: unknown[] = [];
    other.onCleared(({ playerId, here }) => gone.push([playerId, here]));
    const second = await signInAs(site, "ilgaz");
    site.browser.deliver();
    expect(gone).toEqual([[site.playerId, false]]);
    expect(other.playerId()).toBe(second);
  });

  test("a tab that missed a log-out sends nothing of the former session", async () => {
    const site = await openSignedIn();
    const other = openPage(site.browser, site.operator);
    await site.session.logOut();
    const block = await other.session.link.userBlock("player");
    expect(block).not.toHaveProperty("uid");
    expect(block).not.toHaveProperty("sid");
  });

  test("a message about an older session clears nothing", async () => {
    const site = await openSignedIn();
    const other = openPage(site.browser, site.operator).session;
    await site.session.logOut();
    const again = await signInAs(site, "deniz");
    site.browser.deliver();
    expect(other.playerId()).toBe(again);
    expect(site.session.playerId()).toBe(again);
  });

  test.each(["before", "after"])("the reason is known when the message comes %s the storage event", async (order) => {
    const { browser, operator } = await openSignedIn();
    let listener: TabListener | undefined;
    const tabs: TabLink = { post: () => {}, listen: (own) => void (listener = own) };
    const { createEncrypt } = operator;
    const { session }: TestTab = browser.newTab({ send: operator.sendOf(() => session), createEncrypt, tabs });
    const { sid } = JSON.parse(browser.area.getItem(keys.auth) ?? "{}") as { sid: string };
    const news = () => listener?.onMessage({ sid, reason: "logged-out" });
    if (order === "before") news();
    browser.area.clear();
    listener?.onChange();
    if (order === "after") news();
    expect(session.end.get()).toEqual({ reason: "logged-out", here: false });
    // A page forgets the player who logged out.
    expect(session.core.lastPlayer()).toBeUndefined();
  });

  test("clearing the storage by hand is a log-out", async () => {
    const { browser, session } = await openSignedIn();
    browser.area.clear();
    browser.changedOutside();
    browser.deliver();
    expect(session.state.get()).toEqual({ kind: "anonymous" });
    expect(session.end.get()).toEqual({ reason: "elsewhere", here: false });
  });
});
