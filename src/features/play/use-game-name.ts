import { useLingui } from "@lingui/react/macro";
import { useDataFile } from "../../client/file-query.ts";
import type { GameFacts } from "./find-game.ts";
import type { PlayAddress } from "./play-address.ts";

/** Returns the game's name from the catalogue, or from the menu that led to it, or else the name of its kind. */
export function useGameName(address: PlayAddress, facts: GameFacts): string {
  const { t, i18n } = useLingui();
  const menu = useDataFile("headerMenu");
  const path = `/play/${address.type}/${address.id}`;
  const item =
    menu.find(({ to }) => to === `${path}/${address.gamingType}`) ?? menu.find(({ to }) => to === path);
  if (facts.name) return facts.name;
  if (item) return i18n.locale === "en" ? item.title.en : item.title.tr;
  if (address.type === "live") return t`Canlı masa`;
  return t`Oyun`;
}
