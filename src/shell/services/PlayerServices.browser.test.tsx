import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { expect, onTestFinished, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { session } from "../../session/app-session.ts";
import { language } from "../../ui/preferences.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { PlayerServices } from "./PlayerServices.tsx";

async function openServices() {
  const routeTree = createRootRoute({ component: PlayerServices });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  return { ...(await openPage(<RouterProvider router={router} />, { logout: { data: null } })), router };
}

test("the notice of an ended session is gone once somebody logs in again", async () => {
  const { screen } = await openServices();
  await signInHere("p1");
  await session.logOut("session-limit");
  const notice = screen.getByText("Oturum süresi limitiniz doldu. Bu yüzden çıkış yapıldı.");
  await expect.element(notice).toBeVisible();
  await signInHere("p2");
  await expect.element(notice).not.toBeInTheDocument();
});

test("the log-in page, to which the guard may lead, is alone in saying why a session ended", async () => {
  const { screen, router } = await openServices();
  await signInHere("p1");
  await session.logOut("session-limit");
  const notice = screen.getByText("Oturum süresi limitiniz doldu. Bu yüzden çıkış yapıldı.");
  await expect.element(notice).toBeVisible();
  await router.navigate({ to: "/login" });
  await expect.element(notice).not.toBeInTheDocument();
});

test("after a change of language the player's data are fetched again, and public content is not", async () => {
  const { client } = await openServices();
  onTestFinished(() => language.set("tr"));
  const read = (isPlayers: boolean) =>
    client.query({ queryKey: [isPlayers], queryFn: () => "answer", staleTime: Infinity, meta: { isPlayers } });
  await Promise.all([read(true), read(false)]);
  language.set("en");
  const isOld = (isPlayers: boolean) => client.getQueryState([isPlayers])?.isInvalidated;
  expect([isOld(true), isOld(false)]).toEqual([true, false]);
});
