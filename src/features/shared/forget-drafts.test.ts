import { expect, it } from "vitest";
import { keys } from "../../session/keys.ts";
import { openPage, openSite, quiet, signInAs } from "../../session/testing/pages.ts";
import { forgetDraftsAtLogOut } from "./forget-drafts.ts";

async function openSignedIn() {
  const site = openSite();
  await signInAs(site, "deniz");
  const other = openPage(site.browser, site.operator);
  for (const { session, visit } of [site, other]) {
    forgetDraftsAtLogOut(session, visit);
    visit.write(keys.drafts, "{}");
  }
  const kept = () => [site, other].map(({ visit }) => visit.read(keys.drafts) !== undefined);
  return { ...site, other, kept };
}

it("wipes what was typed when the player logs out, in every tab", async () => {
  const { session, browser, kept } = await openSignedIn();
  await session.logOut();
  await quiet();
  browser.deliver();
  expect(kept()).toEqual([false, false]);
});

it.each(["expired", "inactivity"] as const)("keeps it when the session is lost: %s", async (reason) => {
  const { session, browser, kept } = await openSignedIn();
  await session.logOut(reason);
  await quiet();
  browser.deliver();
  expect(kept()).toEqual([true, true]);
});

it("keeps it for the player who signs in again, and wipes it for another", async () => {
  const { session, visit, signIn, kept, ...site } = await openSignedIn();
  await session.logOut("expired");
  await signInAs({ ...site, session, visit, signIn }, "deniz");
  expect(kept()[0]).toBe(true);
  await session.logOut("expired");
  await signInAs({ ...site, session, visit, signIn }, "ekin");
  expect(kept()[0]).toBe(false);
});
