import { messages } from "../../src/contract/envelope.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { signedIn } from "../dispatch/signed-in.ts";
import { createGameLaunch, type GameToLaunch } from "./game-launch.ts";

/**
 * Where the signed-in player plays the game: a page of the provider's own origin, with a token that opens
 * this game alone and the site's origin, which is the only one that the page speaks to (contract §2).
 *
 * @throws Refusal that tells the client that the provider cannot be reached, where there is none.
 */
export async function launchAddress(game: GameToLaunch, context: CallContext): Promise<string> {
  const { db, now, language, caller, providerOrigin } = context;
  const { playerId, id: sessionId } = signedIn(context);
  if (providerOrigin === undefined) throw new Refusal(messages.internalError);
  const { origin } = caller;
  const { token } = await createGameLaunch(db, { ...game, playerId, sessionId, origin, now });
  const address = new URL("/game", providerOrigin);
  address.searchParams.set("launch", token);
  address.searchParams.set("origin", origin);
  address.searchParams.set("lang", language);
  return address.href;
}
