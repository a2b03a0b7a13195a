import { expect, test, vi } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { session } from "../session/app-session.ts";
import { keys } from "../session/records.ts";
import { signInHere } from "../testing/sign-in-here.ts";
import type { AppRouter } from "../router.ts";
import { startSession } from "./session-start.ts";

const notPersisted = { restored: Promise.resolve(), openPlayers: () => {}, closePlayers: () => {} };

/** A router that is on a player's page and goes where the test says. */
function playersRouter() {
  const resolved = new Set<() => void>();
  const state = { location: { pathname: "/profile" }, matches: [{ routeId: "/_authed" }] };
  const router = {
    state,
    navigate: vi.fn(),
    invalidate: vi.fn(),
    subscribe: (_event: string, listener: () => void) => void resolved.add(listener),
  };
  const leadTo = (pathname: string) => {
    Object.assign(state, { location: { pathname }, matches: [] });
    for (const listener of resolved) listener();
  };
  return { ...router, router: router as unknown as AppRouter, leadTo };
}

test("a log-out in another tab whose reason comes while the guard leads to the log-in leads home", async () => {
  const { client } = await openPage(<p />, {});
  await signInHere("p1");
  const { router, navigate, invalidate, leadTo } = playersRouter();
  startSession(client, notPersisted, router);
  const { sid } = JSON.parse(localStorage.getItem(keys.session) ?? "{}") as { sid: string };
  for (const key of [keys.session, keys.profile, keys.auth]) localStorage.removeItem(key);
  dispatchEvent(new StorageEvent("storage", { key: keys.session }));
  expect(session.state.get().kind).toBe("anonymous");
  expect(invalidate).toHaveBeenCalled();

  const otherTab = new BroadcastChannel("karo.session");
  otherTab.postMessage({ sid, reason: "logged-out" });
  await expect.poll(() => session.end.get()?.reason).toBe("logged-out");
  otherTab.close();
  expect(navigate).not.toHaveBeenCalled();
  leadTo("/login");
  expect(navigate).toHaveBeenCalledWith({ to: "/", replace: true });

  // Later the player goes there to log in.
  navigate.mockClear();
  leadTo("/");
  leadTo("/login");
  expect(navigate).not.toHaveBeenCalled();
});

test("after a session that the operator ended, the config is fetched again: the operator's key may have changed", async () => {
  const { client } = await openPage(<p />, {});
  const { router } = playersRouter();
  startSession(client, notPersisted, router);
  await signInHere("p1");
  const calls = globalThis.fetch;
  let fetched = 0;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith("/config.json")) fetched += 1;
    return calls(input, init);
  };
  await session.logOut();
  await session.core.settle();
  expect(fetched).toBe(0);
  await signInHere("p1");
  await session.logOut("expired");
  await expect.poll(() => fetched).toBeGreaterThan(0);
});
