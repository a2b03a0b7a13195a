import { beforeEach, expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { supportOpened } from "../../ui/SupportOpener.tsx";
import { Support } from "./Support.tsx";
import { SupportButton } from "./SupportButton.tsx";

beforeEach(() => supportOpened.set(false));

test("the panel opens and closes where the page has no button for it, as in a game", async () => {
  const { screen } = await openPage(<Support online />, {});
  expect(screen.getByRole("button").query()).toBeNull();
  supportOpened.set(true);
  const panel = screen.getByRole("dialog", { name: "Destek ve hızlı erişim" });
  await expect.element(panel).toBeVisible();
  await panel.getByRole("button", { name: "Kapat" }).click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(supportOpened.get()).toBe(false);
});

test("the button opens the panel", async () => {
  const { screen } = await openPage(
    <>
      <SupportButton />
      <Support online />
    </>,
    {},
  );
  await screen.getByRole("button", { name: "Destek" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Destek ve hızlı erişim" })).toBeVisible();
});
