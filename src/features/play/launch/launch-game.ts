import { call } from "../../../client/call.ts";
import { siteConfig } from "../../../client/config.ts";
import { casinoInitGame } from "../../../contract/casino-players.ts";
import { livecasinoInitGame } from "../../../contract/livecasino-players.ts";
import { virtualgamesInitGame } from "../../../contract/virtualgames.ts";
import { isDemo, type PlayAddress } from "../play-address.ts";
import { type LaunchUrl, readLaunchUrl } from "./launch-url.ts";

/**
 * Asks the operator for the address of the game (`init_game`), as `player` or not at all.
 *
 * @throws CallFailure if there is no answer or a refusal, UnusableLaunchUrl if the address cannot be used
 */
export async function launchGame(
  address: PlayAddress,
  player: string | undefined,
  signal: AbortSignal,
): Promise<LaunchUrl> {
  const { data } = await ask(address, player, signal);
  return readLaunchUrl(data.url, { site: location.origin, games: siteConfig().gameOrigins });
}

function ask(address: PlayAddress, player: string | undefined, signal: AbortSignal) {
  const { type, id, gamingType } = address;
  // In the background, because the game page shows its own loading state.
  const options = { signal, background: true, ...(player && { player }) };
  switch (type) {
    case "slot": {
      const isMobile = matchMedia("(pointer: coarse)").matches;
      return call(casinoInitGame, { gameID: id, isMobile, ...(isDemo(address) && { demo: true }) }, options);
    }
    case "live":
      return call(livecasinoInitGame, { tableID: id, isMobile: true }, options);
    case "virtual":
      return call(virtualgamesInitGame, { providerID: id, ...(gamingType && { type: gamingType }) }, options);
  }
}
