import { expect, test } from "vitest";
import { CallFailure } from "../../api/failure.ts";
import { openPage } from "../../testing/open-page.tsx";
import { casinoInitGame } from "../../contract/game-players.ts";
import type { PlayType } from "./play-address.ts";
import { LaunchFailure } from "./LaunchFailure.tsx";

const nothing = () => undefined;
const message = "Belirlediğiniz günlük kayıp limitine ulaştınız.";
const byLimit = new CallFailure({ kind: "refused", message, code: 423 }, casinoInitGame);

test.each<PlayType>(["slot", "live", "virtual"])(
  "a %s game that a limit forbids says so in its place, with the way to the limits",
  async (type) => {
    const { screen, visited } = await openPage(
      <LaunchFailure error={byLimit} address={{ type, id: "17" }} onRetry={nothing} onLeave={nothing} />,
      {},
    );
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(screen.getByText("Bu, kendiniz için koyduğunuz bir limit.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Tekrar dene" }).query()).toBeNull();
    await screen.getByRole("link", { name: "Limitlerim" }).click();
    expect(visited).toEqual(["/profile/limits"]);
  },
);
