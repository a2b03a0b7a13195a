import { expect, it } from "vitest";
import { openPage, openSite, quiet, signInAs } from "../testing/session-pages.ts";
import { forgetDraftsAtLogOut } from "./forget-drafts.ts";

async function openSignedIn() {
  const site = openSite();
  await signInAs(site, "deniz");
  const other = openPage(site.browser, site.operator);
  const drafts = [true, true];
  for (const [tab, { session }] of [site, other].entries()) {
    forgetDraftsAtLogOut(session, () => void (drafts[tab] = false));
  }
  return { ...site, kept: () => drafts };
}

it("removes drafts in every tab when the player logs out", async () => {
  const { session, browser, kept } = await openSignedIn();
  await session.logOut();
  await quiet();
  browser.deliver();
  expect(kept()).toEqual([false, false]);
});

it("removes them in every tab after an hour without activity", async () => {
  const { session, browser, kept } = await openSignedIn();
  await session.logOut("inactivity");
  await quiet();
  browser.deliver();
  expect(kept()).toEqual([false, false]);
});

it("keeps them when the session expires", async () => {
  const { session, browser, kept } = await openSignedIn();
  await session.logOut("expired");
  await quiet();
  browser.deliver();
  expect(kept()).toEqual([true, true]);
});

it("keeps them for the player who signs in again, and removes them for another", async () => {
  const { kept, ...site } = await openSignedIn();
  await site.session.logOut("expired");
  await signInAs(site, "deniz");
  expect(kept()[0]).toBe(true);
  await site.session.logOut("expired");
  await signInAs(site, "ekin");
  expect(kept()[0]).toBe(false);
});
