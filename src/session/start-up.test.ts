import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keys } from "./records.ts";
import { startUp } from "./session.ts";
import type { TestBrowser } from "../testing/session-browser.ts";
import { expired, openOperator, type TestOperator } from "../testing/session-operator.ts";
import { openPage, openSite, quiet, signInAs } from "../testing/session-pages.ts";

beforeEach(() => {
  // The inactivity watch needs a document and a timer; the tests provide both.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("document", new EventTarget());
});
afterEach(async () => {
  // Wait until the watch has loaded, if there is one.
  await quiet();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that starts up and records the order of its calls. */
function openStarting(browser: TestBrowser, operator: TestOperator) {
  const order: string[] = [];
  operator.script = ({ name }) => void order.push(name);
  const page = openPage(browser, operator);
  page.session.onSignedIn(() => order.push("load"));
  const start = () =>
    startUp(page.session, {
      checkMaintenance: async () => void order.push(`maintenance, popup ${page.visit.read(keys.modalStatus)}`),
      checkBalance: async () => void order.push("balance"),
    });
  return { ...page, order, start };
}

/** What a visit with a signed-in player leaves; `without` removes stored keys. */
async function openReturning(without: readonly string[] = []) {
  const site = openSite();
  const playerId = await signInAs(site, "deniz");
  for (const key of without) site.browser.area.removeItem(key);
  return { ...openStarting(site.browser, site.operator), browser: site.browser, operator: site.operator, playerId };
}

describe("start-up", () => {
  test("sets a modal-status flag, then checks maintenance, then balance, then initialises authentication", async () => {
    const { start, order } = await openReturning();
    await start();
    expect(order).toEqual(["maintenance, popup due", "balance", "load"]);
  });

  test("a page shown before that loads nothing out of order", async () => {
    const { browser, operator } = await openReturning();
    const early = openPage(browser, operator);
    browser.changedOutside();
    browser.deliver();
    const loaded: string[] = [];
    early.session.onSignedIn(() => loaded.push("load"));
    await startUp(early.session, { checkMaintenance: async () => {}, checkBalance: async () => {} });
    expect(loaded).toEqual(["load"]);
  });

  test("a visit has only one popup", async () => {
    const { start, visit } = await openReturning();
    visit.write(keys.modalStatus, "shown");
    await start();
    expect(visit.read(keys.modalStatus)).toBe("shown");
  });

  test("for a visitor sends no authenticated call and loads nothing", async () => {
    const { browser, operator } = openSite();
    const { start, order, session } = openStarting(browser, operator);
    await start();
    expect(order).toEqual(["maintenance, popup due"]);
    expect(browser.stored()).toEqual({});
    expect(session.end.get()).toBeUndefined();
  });

  test("continues when the balance cannot be fetched", async () => {
    const { session, order } = await openReturning();
    const steps = { checkMaintenance: async () => {}, checkBalance: () => Promise.reject(new Error("no")) };
    await startUp(session, steps);
    expect(order).toEqual(["load"]);
  });

  test("hanging answers do not delay what the player's pages need", async () => {
    const { session, order } = await openReturning();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
    const hanging = () => new Promise<never>(() => {});
    const started = startUp(session, { checkMaintenance: hanging, checkBalance: hanging });
    await vi.advanceTimersByTimeAsync(4_000);
    await started;
    expect(order).toEqual(["load"]);
  });

  test("shows the signed-in player before any request", async () => {
    const { session, playerId } = await openReturning();
    expect(session.state.get()).toMatchObject({ kind: "signed-in", playerId, profile: { username: "deniz" } });
  });
});

describe("initialise authentication", () => {
  test("a stored profile and session: signed in, without a call", async () => {
    const { start, order, session, playerId } = await openReturning([keys.auth]);
    await start();
    expect(session.state.get()).toMatchObject({ kind: "signed-in", playerId });
    expect(order).not.toContain("system/ping");
    expect(order.at(-1)).toBe("load");
  });

  test.each([
    ["an auth record alone", [keys.session, keys.profile]],
    ["an auth record and a session", [keys.profile]],
    ["an auth record and a profile", [keys.session]],
  ])("%s: the session is refreshed, and then the balance is fetched", async (_, without) => {
    const { start, order, session, playerId } = await openReturning(without);
    await start();
    expect(session.state.get()).toMatchObject({ kind: "signed-in", playerId });
    expect(order.filter((what) => what === "load")).toHaveLength(1);
    expect(order.slice(order.indexOf("system/ping"))).toEqual(["system/ping", "load", "balance"]);
  });

  test("a refused auth record: signed out; only the page that had the session says so", async () => {
    const { browser, operator, session } = await openReturning();
    operator.script = ({ name }) => (name === "system/ping" ? expired : undefined);
    await session.refresh();
    expect(session.end.get()).toEqual({ reason: "expired", here: true });
    // The auth record is left.
    for (const hours of [0, 2]) {
      browser.clock.now += hours * 3_600_000;
      const next = openStarting(browser, operator);
      operator.script = () => expired;
      await next.start();
      expect(next.session.state.get()).toEqual({ kind: "anonymous" });
      expect(next.session.end.get()).toBeUndefined();
    }
  });

  test("an auth record without a network: resumable", async () => {
    const { start, operator, session, playerId, browser } = await openReturning([keys.session, keys.profile]);
    operator.script = () => "offline";
    await start();
    expect(session.state.get()).toEqual({ kind: "resumable", playerId });
    expect(browser.stored()[keys.auth]).toBeDefined();
  });

  test("neither: profile, session and auth are all cleared", async () => {
    const { start, session, browser } = await openReturning([keys.auth, keys.profile]);
    await start();
    expect(browser.stored()).toEqual({});
    expect(session.state.get()).toEqual({ kind: "anonymous" });
  });

  test.each(["x", "{}", "[1,2", '{"uid":"70412","sid":"b7d1","uip":"::1"}'])(
    "rubbish (%s) counts as neither, and is cleared",
    async (rubbish) => {
      const keysOfRecords = [keys.session, keys.auth, keys.profile];
      const { browser, operator } = openSite(Object.fromEntries(keysOfRecords.map((key) => [key, rubbish])));
      const { start, session } = openStarting(browser, operator);
      await start();
      expect(browser.stored()).toEqual({});
      expect(session.state.get()).toEqual({ kind: "anonymous" });
    },
  );

  test("an hour away: logged out with the reason, and persisted data are removed", async () => {
    const { browser } = await openReturning();
    browser.clock.now += 61 * 60_000;
    const { start, session } = openStarting(browser, openOperator());
    const gone: unknown[] = [];
    session.onCleared(({ reason }) => gone.push(reason));
    await start();
    expect(session.end.get()).toEqual({ reason: "inactivity", here: true });
    expect(gone).toEqual(["inactivity"]);
    expect(browser.stored()).toEqual({});
  });
});

test("a player who signs in later is also watched for inactivity, every 5 seconds", async () => {
  const { browser, operator } = openSite();
  const page = openStarting(browser, operator);
  await page.start();
  await signInAs(page, "deniz");
  await quiet();
  browser.clock.now += 61 * 60_000;
  vi.advanceTimersByTime(4_999);
  expect(page.session.playerId()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(page.session.end.get()).toMatchObject({ reason: "inactivity" });
});
