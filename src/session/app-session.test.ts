import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openBrowser } from "../testing/browser.ts";
import { keys } from "./records.ts";

beforeEach(() => vi.stubGlobal("document", new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

const ciphertext = "A".repeat(344);
const record = {
  version: 2,
  player: "p",
  uid: ciphertext,
  sid: ciphertext,
  uip: ciphertext,
  gmt: "+03:00",
  lang: "tr",
};

test("the page's session is the stored one and follows the other tabs", async () => {
  const { storage, newTab } = openBrowser({ [keys.session]: JSON.stringify(record) });
  const tab = newTab();
  const { session } = await tab.open(() => import("./app-session.ts"));
  expect(session.state.get()).toEqual({ kind: "signed-in", playerId: "p" });
  storage.clear();
  tab.hear(null);
  expect(session.state.get()).toEqual({ kind: "anonymous" });
  expect(session.end.get()).toEqual({ reason: "elsewhere", here: false });
});

test("for a visitor no code for sign-in, encryption or inactivity is loaded", async () => {
  const loaded: string[] = [];
  for (const name of ["sign-in", "encrypt", "refresh", "inactivity", "log-out"]) {
    vi.doMock(`./${name}.ts`, () => {
      loaded.push(name);
      return {};
    });
  }
  const { session } = await openBrowser()
    .newTab()
    .open(() => import("./app-session.ts"));
  expect(await session.ensureFresh()).toEqual({ kind: "anonymous" });
  expect(loaded).toEqual([]);
});
