import { describe, expect, test, vi } from "vitest";
import { noteActivity, watchInactivity } from "./inactivity.ts";
import { keys } from "./records.ts";
import { openPage, openSite, quiet, signInAs } from "../testing/session-pages.ts";
import type { Session } from "./session.ts";

const minuteMs = 60_000;

/** Watches a session; checks only when the test calls for it. */
function watched(session: Session) {
  const events = new EventTarget();
  let check: (() => void) | undefined;
  let interval: number | undefined;
  const stop = watchInactivity(session, {
    events,
    every(milliseconds, tick) {
      [interval, check] = [milliseconds, tick];
      return () => (check = undefined);
    },
  });
  return { events, stop, interval: () => interval, check: () => check?.() };
}

async function openWatched() {
  const site = openSite();
  await signInAs(site, "deniz");
  return { ...site, watch: watched(site.session), pass: (ms: number) => (site.browser.clock.now += ms) };
}

describe("the player is logged out when more than 1 hour has passed since the last activity", () => {
  test("checked every 5 seconds", async () => {
    const { watch } = await openWatched();
    expect(watch.interval()).toBe(5_000);
  });

  test("after an hour and a millisecond, not after an hour", async () => {
    const { watch, pass, session, browser, operator } = await openWatched();
    pass(60 * minuteMs);
    watch.check();
    expect(session.state.get().kind).toBe("signed-in");
    pass(1);
    watch.check();
    expect(session.state.get()).toEqual({ kind: "anonymous" });
    expect(session.end.get()).toEqual({ reason: "inactivity", here: true });
    expect(session.inactivityWarning.get()).toBeUndefined();
    expect(browser.stored()).toEqual({});
    await quiet();
    expect(operator.names().at(-1)).toBe("user/logout");
  });

  test.each(["pointerdown", "keydown", "wheel", "touchmove"])("%s starts the hour again", async (name) => {
    const { watch, pass, session } = await openWatched();
    pass(50 * minuteMs);
    watch.events.dispatchEvent(new Event(name));
    pass(50 * minuteMs);
    watch.check();
    expect(session.state.get().kind).toBe("signed-in");
  });

  test("scrolling reads the stored session once a second", async () => {
    const { watch, pass, session } = await openWatched();
    const reading = vi.spyOn(session, "endIfInactive");
    const scroll = () => watch.events.dispatchEvent(new Event("touchmove"));
    for (let frame = 0; frame < 60; frame += 1) scroll();
    expect(reading).toHaveBeenCalledTimes(1);
    pass(1_000);
    scroll();
    expect(reading).toHaveBeenCalledTimes(2);
    // The clock was set back.
    pass(-minuteMs);
    scroll();
    expect(reading).toHaveBeenCalledTimes(3);
  });

  test("activity after the hour is too late, even before the next check", async () => {
    const { watch, pass, session } = await openWatched();
    pass(61 * minuteMs);
    watch.events.dispatchEvent(new Event("pointerdown"));
    expect(session.state.get()).toEqual({ kind: "anonymous" });
  });

  test("a device that wakes up late, a guard and a call notice it themselves", async () => {
    const { pass, session, operator } = await openWatched();
    pass(61 * minuteMs);
    expect(await session.ensureFresh()).toEqual({ kind: "anonymous" });
    await quiet();
    expect(operator.names()).not.toContain("system/ping");
  });

  test("a page opened after the hour starts signed out", async () => {
    const { browser, operator, pass } = await openWatched();
    pass(61 * minuteMs);
    const { session } = openPage(browser, operator);
    expect(session.state.get()).toEqual({ kind: "anonymous" });
    const gone: unknown[] = [];
    session.onCleared((event) => gone.push(event));
    expect(session.endIfInactive()).toBe(true);
    expect(gone).toMatchObject([{ reason: "inactivity" }]);
    expect(browser.stored()).toEqual({});
  });

  test.each([
    ["an open page", false],
    ["a page opened after the hour", true],
  ])("%s that first looks at the storage still wipes the device", async (_, isOpenedLate) => {
    const site = await openWatched();
    site.pass(61 * minuteMs);
    const { session } = isOpenedLate ? openPage(site.browser, site.operator) : site;
    const gone: unknown[] = [];
    session.onCleared(({ reason, here }) => gone.push({ reason, here }));
    site.browser.changedOutside();
    site.browser.deliver();
    expect(session.endIfInactive()).toBe(true);
    expect(gone).toEqual([{ reason: "inactivity", here: true }]);
    expect(session.end.get()).toEqual({ reason: "inactivity", here: true });
  });

  test("activity in one tab counts for all", async () => {
    const { browser, operator, watch, pass, session } = await openWatched();
    const other = openPage(browser, operator).session;
    pass(59 * minuteMs);
    noteActivity(other);
    pass(2 * minuteMs);
    watch.check();
    expect(session.state.get().kind).toBe("signed-in");
  });

  test("a stopped watch does nothing", async () => {
    const { watch, pass, session } = await openWatched();
    watch.stop();
    pass(61 * minuteMs);
    watch.check();
    watch.events.dispatchEvent(new Event("visibilitychange"));
    expect(session.end.get()).toBeUndefined();
  });
});

describe("the warning", () => {
  test("is shown two minutes before, with the time", async () => {
    const { watch, pass, session, browser } = await openWatched();
    pass(58 * minuteMs - 1);
    watch.check();
    expect(session.inactivityWarning.get()).toBeUndefined();
    pass(1);
    watch.check();
    expect(session.inactivityWarning.get()).toBe(browser.clock.now + 2 * minuteMs);
  });

  test("ends with any activity in any tab", async () => {
    const { watch, pass, session, browser, operator } = await openWatched();
    const other = openPage(browser, operator).session;
    pass(59 * minuteMs);
    watch.check();
    noteActivity(other);
    watch.check();
    expect(session.inactivityWarning.get()).toBeUndefined();
    pass(59 * minuteMs);
    watch.check();
    // Node has no elements; any class will do.
    vi.stubGlobal("Element", Array);
    watch.events.dispatchEvent(new Event("keydown"));
    vi.unstubAllGlobals();
    expect(session.inactivityWarning.get()).toBeUndefined();
  });
});

describe("a wrong clock", () => {
  test("set back by a day, the hour starts again", async () => {
    const { watch, pass, session, browser } = await openWatched();
    pass(-24 * 60 * minuteMs);
    watch.check();
    expect(browser.stored()[keys.activityStart]).toBe(new Date(browser.clock.now).toISOString());
    pass(61 * minuteMs);
    watch.check();
    expect(session.state.get()).toEqual({ kind: "anonymous" });
  });

  test("set back after the hour, the hour stays over", async () => {
    const { browser, operator, pass } = await openWatched();
    pass(61 * minuteMs);
    const { session } = openPage(browser, operator);
    pass(-24 * 60 * minuteMs);
    expect(await session.ensureFresh()).toEqual({ kind: "anonymous" });
    expect(browser.stored()).toEqual({});
  });

  test("set forward by a day, the player is logged out", async () => {
    const { watch, pass, session } = await openWatched();
    pass(24 * 60 * minuteMs);
    watch.check();
    expect(session.state.get()).toEqual({ kind: "anonymous" });
  });

  test("an invalid start of activity counts as now", async () => {
    const { watch, session, browser } = await openWatched();
    browser.area.setItem(keys.activityStart, "yesterday");
    watch.check();
    expect(session.state.get().kind).toBe("signed-in");
    expect(browser.stored()[keys.activityStart]).toBe(new Date(browser.clock.now).toISOString());
  });
});

test("visitors are not warned and not recorded", () => {
  const { session, browser } = openSite();
  const watch = watched(session);
  watch.events.dispatchEvent(new Event("pointerdown"));
  watch.check();
  expect(browser.stored()).toEqual({});
  expect(session.inactivityWarning.get()).toBeUndefined();
});
