import { afterEach, expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { session } from "../../session/app-session.ts";
import { consumeReturnUrl } from "../../lib/return-url.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { FavouriteButton } from "./FavouriteButton.tsx";
import { Favourites } from "./Favourites.tsx";

const heartOfGame = (
  <Favourites>
    <FavouriteButton type="casino" id="7" name="Lale Ustası" />
  </Favourites>
);
const heartOfTable = (
  <Favourites>
    <FavouriteButton type="livecasino" id="7" name="Galata Rulet" />
  </Favourites>
);

afterEach(async () => {
  await session.logOut("expired");
});

test("a visitor who presses a heart is led to the log-in, and back afterwards", async () => {
  const { screen, asked, visited } = await openPage(heartOfGame, { favorites: { data: [] } });
  const address = location.pathname + location.search;
  await screen.getByRole("button", { name: "Lale Ustası: favori" }).click();
  expect(visited).toEqual(["/login"]);
  expect(consumeReturnUrl()).toBe(address);
  expect(asked).toEqual([]);
});

test.each([
  ["game", heartOfGame, "casino"],
  ["table", heartOfTable, "livecasino"],
] as const)("the heart of a %s adds it, then removes it, in the words of the site", async (_, heart, type) => {
  await signInHere(`p-${type}`);
  let isMarked = false;
  const { screen, asked } = await openPage(heart, {
    favorites: (data) => {
      if (data["mode"]) isMarked = data["mode"] === "insert";
      const marks = isMarked && data["type"] === type ? [{ type, id: 7 }] : [];
      return { data: data["mode"] ? null : marks };
    },
    logout: { data: null },
  });
  const button = screen.getByRole("button", { name: /: favori$/ });
  const changes = () =>
    asked.filter(({ data }) => "mode" in data).map(({ data }) => [data["mode"], data["type"], String(data["id"])]);
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect.element(screen.getByText("Favorilere Başarıyla Eklendi")).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect.element(screen.getByText("Favorilere Başarıyla Kaldırıldı")).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
  expect(changes()).toEqual([
    ["insert", type, "7"],
    ["delete", type, "7"],
  ]);
});
