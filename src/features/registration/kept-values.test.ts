import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openBrowser } from "../../platform/testing/browser.ts";
import { keys } from "../../session/keys.ts";
import { emptyRegistration } from "./registration-values.ts";

beforeEach(() => vi.stubGlobal("document", new EventTarget()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ciphertext = "A".repeat(344);
const record = { version: 2, player: "p", uid: ciphertext, sid: ciphertext, uip: ciphertext, gmt: "+03:00", lang: "tr" };
const typed = { ...emptyRegistration, firstName: "Işıl", password: "Biber-8", passwordConfirm: "Biber-8" };

/** A page with a signed-in player that keeps the passwords of a registration. */
function open() {
  const tab = openBrowser({ [keys.session]: JSON.stringify(record) }).newTab();
  return tab.open(async () => {
    const { session } = await import("../../session/app-session.ts");
    const { keptRegistration } = await import("./kept-values.ts");
    keptRegistration().keepPasswords(typed);
    return { session, read: () => keptRegistration().read() };
  });
}

test("passwords wait for their form, and no longer than ten minutes", async () => {
  const { read } = await open();
  expect(read()).toMatchObject({ password: "Biber-8", passwordConfirm: "Biber-8" });
  vi.useFakeTimers({ now: Date.now() + 10 * 60_000 });
  expect(read()).toMatchObject({ password: "", passwordConfirm: "" });
});

test.each(["logged-out", "another-player"] as const)("nobody finds them after a player is out: %s", async (reason) => {
  const { session, read } = await open();
  await session.leave(reason).cleared;
  expect(read()).toMatchObject({ password: "", passwordConfirm: "" });
});
