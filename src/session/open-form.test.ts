import { expect, test } from "vitest";
import { forgetOpenForm, isOpenForm, noteOpenForm } from "./open-form.ts";
import { saveReturnUrl, takeReturnUrl } from "./return-url.ts";
import { openPage, openSite, quiet, signInAs } from "./testing/pages.ts";

const form = "/profile/email";

/** Deniz has typed something, and the session is lost. */
async function openLost() {
  const site = openSite();
  const playerId = await signInAs(site, "deniz");
  await noteOpenForm(site.session.core, form);
  saveReturnUrl(form, site.visit);
  await site.session.logOut("expired");
  /** The same tab, loaded anew: nothing but what is stored. */
  const reload = () => openPage(site.browser, site.operator, { visit: site.visit });
  return { ...site, playerId, reload };
}

test("a session lost while a form is open brings the player back to it, once", async () => {
  const { visit, playerId, ...site } = await openLost();
  expect(await signInAs({ ...site, visit }, "deniz")).toBe(playerId);
  expect(takeReturnUrl(visit)).toBe(form);
  expect(takeReturnUrl(visit)).toBe("/");
});

test("over a reload too: it is the same player under the same id", async () => {
  const { visit, playerId, reload } = await openLost();
  const again = reload();
  expect(again.session.playerId()).toBeUndefined();
  expect(await signInAs(again, "deniz")).toBe(playerId);
  expect(isOpenForm(form, visit)).toBe(true);
});

test("another player who signs in instead is another, also after a reload", async () => {
  const { playerId, reload } = await openLost();
  const cleared: string[] = [];
  const again = reload();
  again.session.onCleared(({ reason }) => cleared.push(reason));
  expect(await signInAs(again, "ekin")).not.toBe(playerId);
  expect(cleared).toEqual(["another-player"]);
});

test("whoever is known to the page is not taken for the one of the form", async () => {
  const { browser, operator, playerId, visit } = await openLost();
  const page = openPage(browser, operator, { visit });
  const ekin = await signInAs(page, "ekin");
  await page.session.logOut("expired");
  expect(ekin).not.toBe(playerId);
  expect(await signInAs(page, "deniz")).not.toBe(playerId);
});

test("other addresses with profile still go home, and the form's own once it was sent", async () => {
  const { visit } = await openLost();
  for (const other of ["/profile", "/profile/password", "/profile/email/x", "/x?from=/profile/email"]) {
    saveReturnUrl(other, visit);
    expect(takeReturnUrl(visit), other).toBe("/");
  }
  saveReturnUrl(`${form}?x=1#y`, visit);
  expect(takeReturnUrl(visit)).toBe(`${form}?x=1#y`);
  forgetOpenForm(visit);
  saveReturnUrl(form, visit);
  expect(takeReturnUrl(visit)).toBe("/");
});

test("what is stored names nobody, and rubbish in its place is nothing", async () => {
  const { visit, reload } = await openLost();
  const key = "karo.draft.open-form";
  expect(visit.read(key)).not.toMatch(/deniz|uid|sid/i);
  for (const text of ["", "{", "null", '{"version":0,"path":"/profile/email","player":"p"}', '{"version":1,"path":"/profile/email"}']) {
    visit.write(key, text);
    expect(isOpenForm(form, visit), text).toBe(false);
    await signInAs(reload(), "deniz");
  }
});

test("a fingerprint is made once, however much is typed, and made up for where a reload cut it off", async () => {
  const { visit, ...site } = openSite();
  const prints: ((print: string) => void)[] = [];
  const { core } = site.session;
  Object.assign(core.deps, { fingerprint: () => new Promise<string>((resolve) => prints.push(resolve)) });
  await signInAs({ ...site, visit }, "deniz");
  const notes = [noteOpenForm(core, form), noteOpenForm(core, form), noteOpenForm(core, "/profile/username")];
  await quiet();
  expect(prints).toHaveLength(1);
  prints[0]?.("x");
  await Promise.all(notes);
  expect(JSON.parse(visit.read("karo.draft.open-form") ?? "")).toMatchObject({
    path: "/profile/username",
    owner: { print: "x" },
  });
  visit.write("karo.draft.open-form", JSON.stringify({ version: 1, path: form, player: core.lastPlayer()?.player }));
  const again = noteOpenForm(core, form);
  await quiet();
  expect(prints).toHaveLength(2);
  prints[1]?.("y");
  await again;
  expect(visit.read("karo.draft.open-form")).toContain('"y"');
});

test("where there is no Web Crypto the form is found without a reload alone", async () => {
  const site = openSite();
  const { deps } = site.session.core;
  Object.assign(deps, { fingerprint: async () => undefined });
  const playerId = await signInAs(site, "deniz");
  await noteOpenForm(site.session.core, form);
  await site.session.logOut("inactivity");
  const again = openPage(site.browser, site.operator, { visit: site.visit });
  expect(isOpenForm(form, site.visit)).toBe(true);
  expect(await signInAs(site, "deniz")).toBe(playerId);
  await site.session.logOut("inactivity");
  expect(await signInAs(again, "deniz")).not.toBe(playerId);
});
