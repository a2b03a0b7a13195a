import { expect, test } from "vitest";
import { contrastOnWhite } from "../../testing/contrast-on-white.ts";
import { openPage } from "../../testing/open-page.tsx";
import { FavouriteButton, FavouritesContext } from "./FavouriteButton.tsx";

const favourites = { has: () => true, isWaiting: () => false, toggle: () => undefined };

test("the heart of a favourite is visible on its disc above white, as in the light dialog of a game's details", async () => {
  const button = <FavouriteButton type="casino" id="1" name="Lale" />;
  const { screen } = await openPage(<FavouritesContext value={favourites}>{button}</FavouritesContext>, {});
  const element = screen.getByRole("button", { name: "Lale: favori" }).element();
  const disc = getComputedStyle(element, "::before").backgroundColor;
  expect(contrastOnWhite(getComputedStyle(element).color, disc)).toBeGreaterThan(3);
});
