import { expect, test, vi } from "vitest";
import { call } from "../../api/call.ts";
import { readOptions } from "../../api/query.ts";
import { openClient, success } from "../../testing/client.ts";
import type { Received, Reply } from "../../testing/operator.ts";
import { linkSession } from "../../api/session-link.ts";
import type { RequestEnvelope } from "../../contract/envelope.ts";
import { casinoCategoryList } from "../../contract/casino.ts";
import { financeCheckBalance } from "../../contract/finance.ts";
import { createSignIn } from "../../session/sign-in.ts";
import { loginAnswer, openBrowser } from "../../testing/session-browser.ts";
import { createCipher } from "../../testing/cipher.ts";
import { openPage, openSite, quiet, signInAs } from "../../testing/session-pages.ts";
import { forgetDraftsAtLogOut, forgetPlayer } from "./forget-player.ts";
import { createQueryClient } from "../../query-client.ts";

vi.mock("./wipe-device.ts", () => ({ wipeDevice: async () => {} }));

const methodOf = ({ body }: Received) => (body as RequestEnvelope).api.method;

/** A page with the real client over HTTP, whose player waits for a balance and for the public categories. */
async function openWaiting() {
  const held: ((reply: Reply) => void)[] = [];
  const answers: Record<string, Reply> = { login: success(loginAnswer), logout: success(null) };
  const { operator } = await openClient(
    (received) => answers[methodOf(received)] ?? new Promise<Reply>((resolve) => held.push(resolve)),
  );
  const { session } = openBrowser().newTab({ send: call, createEncrypt: async () => createCipher().encrypt });
  linkSession(session.link);
  const queryClient = createQueryClient();
  session.onCleared((event) => forgetPlayer(queryClient, { closePlayers: () => {} }, event));
  await createSignIn(session).start({ username: "denizoyuncu", password: "x" });

  const categories = queryClient.query(readOptions(casinoCategoryList, { limit: 100, offset: 0 }));
  const balance = queryClient.query(readOptions(financeCheckBalance, {})).catch((error: unknown) => error);
  await vi.waitFor(() => expect(held).toHaveLength(2));
  const answerAll = () => {
    for (const answer of held) answer(success([]));
  };
  return { operator, session, queryClient, categories, balance, answerAll };
}

test("log-out cancels the player's calls in progress and no others", async () => {
  const { operator, session, queryClient, categories, answerAll } = await openWaiting();
  await session.logOut();
  await vi.waitFor(() => expect(operator.abandoned.map(methodOf)).toEqual(["check_balance"]));
  answerAll();
  expect(await categories).toMatchObject({ data: [] });
  expect(operator.abandoned).toHaveLength(1);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[1]),
  ).toEqual(["category_list"]);
});

test("an answer that arrives after the session ended or was lost is not cached", async () => {
  const { session, queryClient, balance, answerAll } = await openWaiting();
  const leaving = session.logOut("inactivity");
  answerAll();
  await leaving;
  expect(await balance).toBeInstanceOf(Error);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .every(({ meta }) => meta?.["isPlayers"] !== true),
  ).toBe(true);
});

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

test("drafts are removed in every tab when the player logs out", async () => {
  const { session, browser, kept } = await openSignedIn();
  await session.logOut();
  await quiet();
  browser.deliver();
  expect(kept()).toEqual([false, false]);
});

test("drafts are removed in every tab after an hour without activity", async () => {
  const { session, browser, kept } = await openSignedIn();
  await session.logOut("inactivity");
  await quiet();
  browser.deliver();
  expect(kept()).toEqual([false, false]);
});

test("drafts are kept when the session expires", async () => {
  const { session, browser, kept } = await openSignedIn();
  await session.logOut("expired");
  await quiet();
  browser.deliver();
  expect(kept()).toEqual([true, true]);
});

test("drafts are kept for the player who signs in again, and removed for another", async () => {
  const { kept, ...site } = await openSignedIn();
  await site.session.logOut("expired");
  await signInAs(site, "deniz");
  expect(kept()[0]).toBe(true);
  await site.session.logOut("expired");
  await signInAs(site, "ekin");
  expect(kept()[0]).toBe(false);
});
