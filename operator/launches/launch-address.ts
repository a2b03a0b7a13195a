import { messages } from "../../src/contract/envelope.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { Refusal, signedIn } from "../dispatch/refusal.ts";
import { refuseLaunch } from "../limits/enforce.ts";
import { createGameLaunch, type GameToLaunch } from "./game-launch.ts";

/**
 * The address at which the signed-in player plays a game. It is on the provider's origin, and contains a token for
 * this game and the site's origin (contract.md, Game pages).
 *
 * @throws Refusal when the player's limits allow no more play, or when there is no provider.
 */
export async function launchAddress(game: GameToLaunch, context: CallContext): Promise<string> {
  const { db, now, language, caller, providerOrigin } = context;
  const { playerId, id: sessionId } = signedIn(context);
  if (providerOrigin === undefined) throw new Refusal(messages.internalError);
  await refuseLaunch(db, signedIn(context), { isDemo: game.demo ?? false, now, language });
  const { origin } = caller;
  const { token } = await createGameLaunch(db, { ...game, playerId, sessionId, origin, now });
  const address = new URL("/game", providerOrigin);
  address.searchParams.set("launch", token);
  address.searchParams.set("origin", origin);
  address.searchParams.set("lang", language);
  return address.href;
}
