import { expect, test } from "vitest";
import { NotSent } from "../api/failure.ts";
import { openPage, openSite, signInAs } from "../testing/session-pages.ts";

const blockOr = (block: Promise<unknown>) =>
  block.catch((error: unknown) => (error instanceof NotSent ? error.failure : "unknown"));

test("a write is sent with the session of the player who pressed", async () => {
  const page = openSite();
  const deniz = await signInAs(page, "deniz");
  const block = await page.session.link.userBlock("player", deniz);
  expect(page.operator.decrypt(block?.uid)).toBe("uid:deniz");
});

test("it is not sent with the session of a player who signed in since, even in a tab that missed the sign-in", async () => {
  const page = openSite();
  const deniz = await signInAs(page, "deniz");
  await signInAs(openPage(page.browser, page.operator), "ilgaz");
  expect(page.session.playerId()).toBe(deniz);
  expect(await blockOr(page.session.link.userBlock("player", deniz))).toEqual({
    kind: "another-player",
    sent: false,
  });
});

test("after a log-out it is not sent at all, not even without a session", async () => {
  const page = openSite();
  const deniz = await signInAs(page, "deniz");
  await page.session.logOut();
  expect(await blockOr(page.session.link.userBlock("player", deniz))).toMatchObject({ kind: "session-expired" });
});

test("while the session cannot be refreshed it waits for another press", async () => {
  const page = openSite();
  const deniz = await signInAs(page, "deniz");
  page.operator.script = ({ name }) => (name === "system/ping" ? "unreachable" : undefined);
  page.browser.area.removeItem("userSession");
  expect(await blockOr(page.session.link.userBlock("player", deniz))).toBe("unknown");
});
