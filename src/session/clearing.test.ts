import { describe, expect, test } from "vitest";
import { financeCheckBalance } from "../contract/finance.ts";
import { userGetUserProfile } from "../contract/user.ts";
import { userPassChange } from "../contract/user-account.ts";
import { keys } from "./records.ts";
import {
  anonymousUser,
  expired,
  forbidden,
  inactiveAccount,
  loginFailed,
  refused,
} from "../testing/session-operator.ts";
import { openSite, quiet, signInAs } from "../testing/session-pages.ts";

async function openSignedIn() {
  const site = openSite();
  const playerId = await signInAs(site, "deniz");
  const events: unknown[] = [];
  site.session.onCleared((event) => events.push(event));
  const ask = () => site.send(financeCheckBalance, {}).catch(() => undefined);
  return { ...site, playerId, events, ask };
}

describe("session clearing by responses", () => {
  test.each([
    ["an expired-session message", expired],
    ["code 403", forbidden],
    ['debug value "anonymous user"', anonymousUser],
  ])("%s removes the stored session and profile", async (_, body) => {
    const { operator, browser, session, ask, playerId, events } = await openSignedIn();
    operator.script = () => body;
    await ask();
    const stored = Object.keys(browser.stored());
    expect(stored).not.toContain(keys.session);
    expect(stored).not.toContain(keys.profile);
    expect(stored).toContain(keys.auth);
    // The next ping decides whether the player is logged out.
    expect(session.state.get()).toEqual({ kind: "resumable", playerId });
    expect(events).toEqual([]);
  });

  test.each([
    ["failed-login message", loginFailed, "refused"],
    ["inactive-account message", inactiveAccount, "closed"],
  ])("%s removes the auth record as well", async (_, body, reason) => {
    const { operator, browser, session, ask, playerId, events } = await openSignedIn();
    operator.script = () => body;
    await ask();
    expect(browser.stored()).toEqual({});
    expect(session.state.get()).toEqual({ kind: "anonymous" });
    expect(events).toEqual([{ playerId, reason, here: true }]);
  });

  test("another refusal clears nothing", async () => {
    const { operator, session, ask, browser } = await openSignedIn();
    const before = browser.stored();
    operator.script = () => refused;
    await ask();
    expect(browser.stored()).toEqual(before);
    expect(session.state.get()).toMatchObject({ kind: "signed-in" });
  });

  test.each([expired, loginFailed])(
    "an answer to an older session does not clear a newer one: $message",
    async (body) => {
      const { operator, session, ask, playerId } = await openSignedIn();
      operator.script = ({ name }) => (name === "finance/check_balance" ? body : undefined);
      operator.holding = true;
      const asking = ask();
      await quiet();
      operator.holding = false;
      await session.refresh();
      operator.letGo();
      await asking;
      expect(session.state.get()).toMatchObject({ kind: "signed-in", playerId });
    },
  );

  test("without an auth record the session cannot be resumed: everything is removed", async () => {
    const { operator, browser, session, ask, events, playerId } = await openSignedIn();
    browser.area.removeItem(keys.auth);
    operator.script = () => expired;
    await ask();
    expect(browser.stored()).toEqual({});
    expect(session.end.get()).toEqual({ reason: "expired", here: true });
    expect(events).toEqual([{ playerId, reason: "expired", here: true }]);
  });
});

describe("answers after which the player is logged out", () => {
  test("session expired during get profile", async () => {
    const { operator, browser, session, send } = await openSignedIn();
    operator.script = () => expired;
    await send(userGetUserProfile, {}).catch(() => undefined);
    expect(browser.stored()).toEqual({});
    expect(session.end.get()).toEqual({ reason: "expired", here: true });
  });

  test("session expired during password change", async () => {
    const { operator, browser, session, send } = await openSignedIn();
    operator.script = () => expired;
    const passwords = { currentPassword: "a", password: "b", passwordConfirm: "b" };
    await send(userPassChange, passwords).catch(() => undefined);
    expect(browser.stored()).toEqual({});
    expect(session.end.get()).toEqual({ reason: "password-unsure", here: true });
  });
});

test("hooks run before the state changes, and one that throws does not stop the others", async () => {
  const { session } = await openSignedIn();
  const seen: string[] = [];
  session.onCleared(() => {
    seen.push("first");
    throw new Error("a cache that cannot be opened");
  });
  session.onCleared(() => seen.push("second"));
  session.state.subscribe(() => seen.push(session.state.get().kind));
  await session.logOut();
  expect(seen).toEqual(["first", "second", "anonymous"]);
});

test("a removed hook is not called", async () => {
  const { session } = await openSignedIn();
  const seen: string[] = [];
  const leave = session.onCleared(() => seen.push("called"));
  leave();
  await session.logOut();
  expect(seen).toEqual([]);
});
