import { beforeEach, expect, onTestFinished, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { deviceStorage } from "../../lib/storage.ts";
import { session } from "../../session/app-session.ts";
import { checkInactivity, watchInactivity } from "../../session/inactivity.ts";
import { keys } from "../../session/records.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { writeMoment } from "../../session/records.ts";
import { InactivityWarning } from "./InactivityWarning.tsx";

/** A watched page whose player did nothing for 59 minutes. */
async function openWarning(player: string) {
  const { screen } = await openPage(<InactivityWarning />, { logout: { data: null } });
  await signInHere(player);
  onTestFinished(watchInactivity(session));
  writeMoment(deviceStorage, keys.activityStart, Date.now() - 59 * 60_000);
  checkInactivity(session);
  const dialog = screen.getByRole("dialog", { name: "Hâlâ orada mısınız?" });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

beforeEach(() => session.inactivityWarning.set(undefined));

test("the player can log out at once", async () => {
  const { dialog } = await openWarning("p1");
  await dialog.getByRole("button", { name: "Çıkış yap" }).click();
  await expect.poll(() => session.end.get()).toEqual({ reason: "logged-out", here: true });
});

test.each([
  ["Oturumda kal", "p2"],
  ["Kapat", "p3"],
])("the player stays with “%s”", async (name, player) => {
  const { screen, dialog } = await openWarning(player);
  await dialog.getByRole("button", { name }).click();
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  expect(session.state.get().kind).toBe("signed-in");
  checkInactivity(session);
  expect(session.inactivityWarning.get()).toBeUndefined();
});
