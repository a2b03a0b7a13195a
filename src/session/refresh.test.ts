import { describe, expect, test } from "vitest";
import { financeCheckBalance } from "../contract/finance.ts";
import { casinoCategoryList } from "../contract/casino.ts";
import { keys } from "./records.ts";
import { expired, forbidden, inactiveAccount, loginFailed, refused } from "../testing/session-operator.ts";
import { openPage, openPastExpiration, openSite, quiet, signInAs } from "../testing/session-pages.ts";

const balance = [financeCheckBalance, {}] as const;
const page = { limit: 100, offset: 0 };
type Site = ReturnType<typeof openSite>;

/** A page whose stored session is gone and whose first ping took 8 seconds to fail. The next ones succeed. */
async function openAfterSlowFailure() {
  const site = await openPastExpiration();
  site.browser.area.removeItem(keys.session);
  site.operator.script = () => {
    site.browser.clock.now += 8_000;
    return "unreachable";
  };
  await site.session.ensureFresh();
  site.operator.script = () => undefined;
  return site;
}

test("a page change with a fresh session does not wait", async () => {
  const site = openSite();
  await signInAs(site, "deniz");
  site.operator.received.length = 0;
  let isThere = false;
  void site.session.ensureFresh().then(() => (isThere = true));
  await Promise.resolve();
  expect(isThere).toBe(true);
  expect(site.operator.received).toEqual([]);
});

describe("past expirationDate", () => {
  test("the next authenticated call pings first and uses the new values", async () => {
    const { send, operator } = await openPastExpiration();
    await send(...balance);
    expect(operator.names()).toEqual(["system/ping", "finance/check_balance"]);
    const [ping, call] = operator.received.map(({ user }) => operator.decrypt(user?.sid));
    expect([ping, call]).toEqual(["sid:deniz:0", "sid:deniz:1"]);
  });

  test("the next guarded navigation pings first", async () => {
    const { session, operator } = await openPastExpiration();
    expect(await session.ensureFresh()).toMatchObject({ kind: "signed-in" });
    expect(operator.names()).toEqual(["system/ping"]);
  });

  test("one ping for many callers", async () => {
    const { send, session, operator } = await openPastExpiration();
    await Promise.all([send(...balance), session.ensureFresh(), send(...balance), session.refresh()]);
    expect(operator.names().filter((name) => name === "system/ping")).toHaveLength(1);
    expect(operator.names()[0]).toBe("system/ping");
  });

  test("one ping for many callers, also for those that come while its answer is stored", async () => {
    const { session, operator } = await openPastExpiration();
    operator.holding = true;
    const callers = [session.ensureFresh()];
    await quiet();
    operator.letGo();
    for (let turn = 0; turn < 100; turn += 1) {
      callers.push(session.ensureFresh());
      await Promise.resolve();
    }
    await Promise.all(callers);
    await quiet();
    expect(operator.names()).toEqual(["system/ping"]);
  });

  test("one ping for many callers, also when it fails", async () => {
    const { session, operator } = await openPastExpiration();
    operator.script = () => "unreachable";
    await Promise.all([session.ensureFresh(), session.ensureFresh(), session.refresh()]);
    expect(operator.names()).toEqual(["system/ping"]);
  });

  test("a hanging ping delays a call by 2 s; then it uses the stored session", async () => {
    const { browser, operator } = await openPastExpiration();
    const waits: { readonly ms: number; readonly end: () => void }[] = [];
    const after = (ms: number) => new Promise<void>((end) => waits.push({ ms, end }));
    const { session } = openPage(browser, operator, { after });
    operator.holding = true;
    let block: unknown;
    const asking = (async () => {
      block = await session.link.userBlock("player");
    })();
    await quiet();
    expect([operator.names(), waits.map(({ ms }) => ms), block]).toEqual([["system/ping"], [2_000], undefined]);
    for (const { end } of waits) end();
    await asking;
    expect(operator.decrypt((block as { sid: string }).sid)).toBe("sid:deniz:0");
    // The ping is not dropped: its answer still refreshes the session.
    operator.letGo();
    await quiet();
    expect(operator.decrypt(session.core.records.read().session?.sid ?? "")).toBe("sid:deniz:1");
  });

  test("after a ping that failed slowly, calls do not wait for another one; seconds later, the next call pings", async () => {
    const { session, operator, browser } = await openAfterSlowFailure();
    await session.ensureFresh();
    expect(operator.names()).toEqual(["system/ping"]);
    browser.clock.now += 3_000;
    expect(await session.ensureFresh()).toMatchObject({ kind: "signed-in" });
    expect(operator.names()).toEqual(["system/ping", "system/ping"]);
  });

  test("right after a ping that failed slowly, a press of the player's sends another one", async () => {
    const { session, operator, browser } = await openAfterSlowFailure();
    browser.press();
    await session.ensureFresh();
    expect(operator.names()).toEqual(["system/ping", "system/ping"]);
  });

  test("one ping for many tabs", async () => {
    const { browser, operator, session } = await openPastExpiration();
    const other = openPage(browser, operator);
    await Promise.all([session.ensureFresh(), other.session.ensureFresh()]);
    expect(operator.names()).toEqual(["system/ping"]);
  });

  test("a public call needs no ping", async () => {
    const { send, operator } = await openPastExpiration();
    await send(casinoCategoryList, page).catch(() => undefined);
    expect(operator.names()).toEqual(["casino/category_list"]);
  });

  test("a fresh session sends no ping", async () => {
    const { session, send, operator, browser } = await openPastExpiration();
    browser.clock.now -= 1;
    await Promise.all([session.ensureFresh(), send(...balance)]);
    expect(operator.names()).toEqual(["finance/check_balance"]);
  });

  test.each([1, -1])("a clock that jumps by %d day costs a ping at most", async (days) => {
    const { session, operator, browser } = await openPastExpiration();
    browser.area.removeItem(keys.activityStart);
    browser.clock.now += days * 86_400_000;
    expect(await session.ensureFresh()).toMatchObject({ kind: "signed-in" });
    expect(operator.names()).toEqual(["system/ping"]);
  });
});

describe("a good ping", () => {
  test("contains the whole auth record", async () => {
    const { session, operator, browser } = await openPastExpiration();
    const { uid, sid, uip } = JSON.parse(browser.stored()[keys.auth] ?? "");
    await session.refresh();
    expect(operator.received[0]?.user).toMatchObject({ uid, sid, uip });
  });

  test("stores the new values in session and auth record, and the time", async () => {
    const { session, operator, browser } = await openPastExpiration();
    await session.refresh();
    const stored = browser.stored();
    for (const key of [keys.session, keys.auth]) {
      const { uid, sid, uip, gmt, lang } = JSON.parse(stored[key] ?? "");
      expect([uid, sid, uip].map(operator.decrypt)).toEqual(["uid:deniz", "sid:deniz:1", "uip:203.0.113.24"]);
      expect([gmt, lang]).toEqual(["+03:00", "tr"]);
    }
    expect(stored[keys.expiration]).toBe(new Date(browser.clock.now + 15_000).toISOString());
  });

  test("restores a session that an answer had cleared, with the same player", async () => {
    const { session, operator, browser, send, playerId } = await openPastExpiration();
    await session.refresh();
    operator.script = ({ name }) => (name === "finance/check_balance" ? expired : undefined);
    await send(...balance).catch(() => undefined);
    expect(session.state.get()).toEqual({ kind: "resumable", playerId });
    const arrivals: unknown[] = [];
    session.onSignedIn(({ playerId }) => arrivals.push(playerId));
    expect(await session.ensureFresh()).toEqual({ kind: "signed-in", playerId });
    expect(arrivals).toEqual([playerId]);
    expect(browser.stored()[keys.session]).toBeDefined();
  });

  test("after a log-out restores nothing", async () => {
    const { session, operator, browser } = await openPastExpiration();
    operator.holding = true;
    const refreshing = session.refresh();
    await quiet();
    const leaving = session.logOut();
    operator.letGo({ latestFirst: true });
    await Promise.all([refreshing, leaving]);
    expect(browser.stored()).toEqual({});
    expect(session.state.get()).toEqual({ kind: "anonymous" });
  });

  test.each([
    ["good", undefined],
    ["refused", expired],
    ["refused for good", loginFailed],
  ])("%s after another player's sign-in changes nothing", async (_, body) => {
    const site = await openPastExpiration();
    const { session, operator } = site;
    operator.script = ({ name }) => (name === "system/ping" ? body : undefined);
    operator.holding = true;
    const refreshing = session.refresh();
    await quiet();
    operator.holding = false;
    await signInAs(site, "ilgaz");
    operator.letGo();
    await refreshing;
    expect(session.state.get()).toMatchObject({ profile: { username: "ilgaz" } });
  });
});

describe("a ping's false result", () => {
  test.each([
    ["a false result", refused],
    ["an expired session", expired],
    ["code 403", forbidden],
  ])("%s removes stored profile, session and expiration", async (_, body) => {
    const { session, operator, browser, playerId } = await openPastExpiration();
    const events: unknown[] = [];
    session.onCleared((event) => events.push(event));
    operator.script = () => body;
    expect(await session.ensureFresh()).toEqual({ kind: "anonymous" });
    const stored = Object.keys(browser.stored());
    expect(stored).toContain(keys.auth);
    for (const key of [keys.session, keys.profile, keys.expiration]) expect(stored).not.toContain(key);
    expect(session.end.get()).toEqual({ reason: "expired", here: true });
    expect(events).toEqual([{ playerId, reason: "expired", here: true }]);
  });

  test.each([
    ["login failed", loginFailed, "refused"],
    ["inactive account", inactiveAccount, "closed"],
  ])("%s removes the auth record as well", async (_, body, reason) => {
    const { session, operator, browser } = await openPastExpiration();
    operator.script = () => body;
    expect(await session.ensureFresh()).toEqual({ kind: "anonymous" });
    expect(browser.stored()).toEqual({});
    expect(session.end.get()).toEqual({ reason, here: true });
  });

  test("a refused auth record is not used again", async () => {
    const { session, operator } = await openPastExpiration();
    operator.script = () => expired;
    await session.ensureFresh();
    await session.ensureFresh();
    await session.refresh();
    expect(operator.names()).toEqual(["system/ping"]);
  });

  test("nor by other tabs", async () => {
    const { session, operator, browser } = await openPastExpiration();
    const other = openPage(browser, operator).session;
    operator.script = () => expired;
    await session.ensureFresh();
    browser.deliver();
    expect(other.state.get()).toEqual({ kind: "anonymous" });
    expect(other.end.get()).toEqual({ reason: "expired", here: false });
    await other.ensureFresh();
    expect(operator.names()).toEqual(["system/ping"]);
  });

  test.each([
    ["a ping", async ({ session }: Site) => session.refresh()],
    ["another call", async ({ send }: Site) => send(...balance).catch(() => undefined)],
  ])(
    "%s finds that the operator ended a copied session: all is cleared, and the player is told why",
    async (_what, act) => {
      const site = openSite();
      await signInAs(site, "deniz");
      site.operator.script = () => ({ ...expired, debug: "session copied" });
      await act(site);
      expect(site.session.end.get()).toEqual({ reason: "copied", here: true });
      expect(site.session.state.get()).toEqual({ kind: "anonymous" });
    },
  );

  test("too many pings change nothing", async () => {
    const { session, operator, browser } = await openPastExpiration();
    const before = browser.stored();
    operator.script = () => ({ ...refused, code: 429 });
    await session.ensureFresh();
    expect(session.state.get()).toMatchObject({ kind: "signed-in" });
    expect(browser.stored()).toEqual(before);
  });

  test.each(["offline", "unreachable", "malformed", "locked", "maintenance"] as const)(
    "nothing when the ping was %s: the player stays, and the call uses the stored session",
    async (kind) => {
      const { session, send, operator, browser } = await openPastExpiration();
      const before = browser.stored();
      operator.script = ({ name }) => (name === "system/ping" ? kind : undefined);
      await send(...balance);
      expect(session.state.get()).toMatchObject({ kind: "signed-in" });
      expect(browser.stored()).toEqual(before);
      expect(operator.decrypt(operator.received.at(-1)?.user?.sid)).toBe("sid:deniz:0");
    },
  );
});
