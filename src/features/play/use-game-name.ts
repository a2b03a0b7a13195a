import { useLingui } from "@lingui/react/macro";
import { useDataFile } from "../../api/static-file.ts";
import type { GameFacts } from "./find-game.ts";
import type { PlayAddress } from "./play-address.ts";

/** Returns the game's own name, from the catalogue or from the menu that leads to it; undefined while it is not known. */
export function useKnownName(address: PlayAddress, facts: GameFacts): string | undefined {
  const { i18n } = useLingui();
  const menu = useDataFile("headerMenu");
  const path = `/play/${address.type}/${address.id}`;
  const item = menu.find(({ to }) => to === `${path}/${address.gamingType}`) ?? menu.find(({ to }) => to === path);
  return facts.name ?? item?.title[i18n.locale === "en" ? "en" : "tr"];
}

/** Returns the game's own name, or else the name of its kind. */
export function useGameName(address: PlayAddress, facts: GameFacts): string {
  const { t } = useLingui();
  return useKnownName(address, facts) ?? (address.type === "live" ? t`Canlı masa` : t`Oyun`);
}
