import { expect, it } from "vitest";
import { openPage, openSite, quiet, signInAs } from "../testing/pages.ts";
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

it("wipes what was typed when the player logs out, in every tab", async () => {
  const { session, browser, kept } = await openSignedIn();
  await session.logOut();
  await quiet();
  browser.deliver();
  expect(kept()).toEqual([false, false]);
});

it("wipes it in every tab after an hour without activity", async () => {
  const { session, browser, kept } = await openSignedIn();
  await session.logOut("inactivity");
  await quiet();
  browser.deliver();
  expect(kept()).toEqual([false, false]);
});

it("keeps it when the session is lost: expired", async () => {
  const { session, browser, kept } = await openSignedIn();
  await session.logOut("expired");
  await quiet();
  browser.deliver();
  expect(kept()).toEqual([true, true]);
});

it("keeps it for the player who signs in again, and wipes it for another", async () => {
  const { kept, ...site } = await openSignedIn();
  await site.session.logOut("expired");
  await signInAs(site, "deniz");
  expect(kept()[0]).toBe(true);
  await site.session.logOut("expired");
  await signInAs(site, "ekin");
  expect(kept()[0]).toBe(false);
});
