import { expect, test } from "vitest";
import { consumeReturnUrl, forgetOpenForm, isOpenForm, noteOpenForm, saveReturnUrl } from "./return-url.ts";
import { openPage, openSite, signInAs } from "../testing/session-pages.ts";

const form = "/profile/email";

/** Opens a page on which Deniz has typed something and lost the session. */
async function openLost() {
  const site = openSite();
  const playerId = await signInAs(site, "deniz");
  noteOpenForm(form, playerId, site.visit);
  saveReturnUrl(form, site.visit);
  await site.session.logOut("expired");
  /** Reloads the same tab: only what is stored remains. */
  const reload = () => openPage(site.browser, site.operator, { visit: site.visit });
  return { ...site, playerId, reload };
}

test("after a session lost while a form is open, log-in returns to the form, once", async () => {
  const { visit, playerId, ...site } = await openLost();
  expect(await signInAs({ ...site, visit }, "deniz")).toBe(playerId);
  expect(consumeReturnUrl(visit)).toBe(form);
  expect(consumeReturnUrl(visit)).toBe("/");
});

test("also after a reload: the same player has the same id", async () => {
  const { visit, playerId, reload } = await openLost();
  const again = reload();
  expect(again.session.playerId()).toBeUndefined();
  expect(await signInAs(again, "deniz")).toBe(playerId);
  expect(isOpenForm(form, visit)).toBe(true);
});

test("another player does not return to it, also after a reload", async () => {
  const { playerId, reload } = await openLost();
  const cleared: string[] = [];
  const again = reload();
  again.session.onCleared(({ reason }) => cleared.push(reason));
  expect(await signInAs(again, "ekin")).not.toBe(playerId);
  expect(cleared).toEqual(["another-player"]);
});

test("nothing is left for the next player, and the first one starts without it afterwards", async () => {
  const { browser, operator, visit } = await openLost();
  const page = openPage(browser, operator, { visit });
  const reasons: string[] = [];
  page.session.onCleared(({ reason }) => reasons.push(reason));
  await signInAs(page, "ekin");
  await page.session.logOut("expired");
  await signInAs(page, "deniz");
  expect(reasons).toEqual(["another-player", "expired", "another-player"]);
});

test("other addresses with profile still lead home, and so does the form's after it was sent", async () => {
  const { visit } = await openLost();
  for (const other of ["/profile", "/profile/password", "/profile/email/x", "/x?from=/profile/email"]) {
    saveReturnUrl(other, visit);
    expect(consumeReturnUrl(visit), other).toBe("/");
  }
  saveReturnUrl(`${form}?x=1#y`, visit);
  expect(consumeReturnUrl(visit)).toBe(`${form}?x=1#y`);
  forgetOpenForm(visit);
  saveReturnUrl(form, visit);
  expect(consumeReturnUrl(visit)).toBe("/");
});

test("the stored value identifies nobody, and invalid ones are ignored", async () => {
  const { visit, reload } = await openLost();
  const key = "karo.draft.open-form";
  expect(visit.read(key)).not.toMatch(/deniz|uid|sid/i);
  for (const text of [
    "",
    "{",
    "null",
    '{"version":1,"path":"/profile/email","player":"p"}',
    '{"version":2,"path":"/profile/email"}',
  ]) {
    visit.write(key, text);
    expect(isOpenForm(form, visit), text).toBe(false);
    await signInAs(reload(), "deniz");
  }
});
