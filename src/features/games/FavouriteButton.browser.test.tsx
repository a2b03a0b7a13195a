import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { FavouriteButton, FavouritesContext } from "./FavouriteButton.tsx";

const favourites = { has: () => true, isWaiting: () => false, toggle: () => undefined };

/** The numbers of a colour such as `rgb(5 6 9 / 72%)`, as the browser computes it. */
const numbersOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("the heart of a favourite is visible on its disc above white, as in the light dialog of a game's details", async () => {
  const button = <FavouriteButton type="casino" id="1" name="Lale" />;
  const { screen } = await openPage(<FavouritesContext value={favourites}>{button}</FavouritesContext>, {});
  const element = screen.getByRole("button", { name: "Lale: favori" }).element();
  const heart = numbersOf(getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbersOf(getComputedStyle(element, "::before").backgroundColor);
  const disc = [red, green, blue].map((value) => value * alpha + 255 * (1 - alpha));
  expect((luminance(heart) + 0.05) / (luminance(disc) + 0.05)).toBeGreaterThan(3);
});
