import { expect, test } from "vitest";
import type { UserProfile } from "../contract/user.ts";
import { keys } from "./records.ts";
import { rememberProfile } from "./refresh.ts";
import { openPage, openSite, signInAs } from "../testing/session-pages.ts";

const profile: UserProfile = {
  uid: "uid:deniz",
  firstname: "Deniz",
  lastname: "Örnek",
  username: "deniz",
  email: "deniz@example.com",
  emailVerified: true,
  phone: "+905000000012",
  birthdate: "1991-04-23",
  nationalId: "10*******46",
  country: "TR",
  city: "İzmir",
  address: "Örnek Sokak 7",
  currency: "TRY",
  lastlogin: undefined,
  language: "tr",
  gtm: "+03:00",
  gasecret: 16,
  rid: "20",
};

test("keeps what every page shows, but not the uid and what only the account page shows", async () => {
  const page = openSite();
  const playerId = await signInAs(page, "deniz");
  rememberProfile(page.session, profile, playerId);
  expect(page.session.state.get()).toMatchObject({
    profile: { firstname: "Deniz", lastname: "Örnek", username: "deniz" },
  });
  expect(page.session.rid()).toBe("20");
  const stored = page.browser.stored()[keys.profile] ?? "";
  for (const text of ["uid:deniz", "deniz@example.com", "+905", "1991", "10***", "Sokak"]) {
    expect(stored).not.toContain(text);
  }
});

test("a profile that leaves something out does not overwrite what log-in answered", async () => {
  const page = openSite();
  const playerId = await signInAs(page, "deniz");
  rememberProfile(page.session, profile, playerId);
  rememberProfile(
    page.session,
    { ...profile, rid: "", firstname: undefined, lastname: undefined, language: "", gtm: "" },
    playerId,
  );
  expect(page.session.rid()).toBe("20");
  expect(page.session.state.get()).toMatchObject({
    profile: { firstname: "Deniz", lastname: "Örnek", language: "tr", gtm: "+03:00" },
  });
});

test("the previous log-in is still known when the profile has the current one", async () => {
  const page = openSite();
  const playerId = await signInAs(page, "deniz");
  rememberProfile(page.session, { ...profile, lastlogin: "2026-11-22T09:00:00Z" }, playerId);
  rememberProfile(page.session, { ...profile, lastlogin: "2026-11-22T09:00:00Z" }, playerId);
  expect(page.session.state.get()).toMatchObject({
    profile: { lastlogin: "2026-11-22T09:00:00Z", previousLogin: "2026-11-20T12:00:00Z" },
  });
});

test("a profile that arrives after log-out is not stored", async () => {
  const page = openSite();
  const playerId = await signInAs(page, "deniz");
  await signInAs(page, "ilgaz");
  rememberProfile(page.session, profile, playerId);
  expect(page.session.state.get()).toMatchObject({ profile: { username: "ilgaz" } });
  await page.session.logOut();
  rememberProfile(page.session, profile, playerId);
  expect(page.browser.stored()).toEqual({});
});

test("a profile that a tab stores before it has seen the log-out in another one does not stay", async () => {
  const page = openSite();
  const other = openPage(page.browser, page.operator);
  await signInAs(page, "deniz");
  page.browser.deliver();
  const before = page.browser.stored();
  await page.session.logOut();
  // The other tab still saw the session.
  for (const key of [keys.profile, keys.rid]) page.browser.area.setItem(key, before[key] ?? "");
  page.browser.deliver();
  expect(other.session.state.get().kind).toBe("anonymous");
  expect(page.browser.stored()).toEqual({});
});
