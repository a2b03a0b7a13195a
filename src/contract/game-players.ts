/** What the casino and the live casino have in common in their calls for signed-in players. */
import * as v from "valibot";
import { count, id, image, maybe, text } from "./values.ts";

/** A provider of games or tables. */
export const provider = v.object({
  providerID: id,
  name: text,
  logo: maybe(image),
  count,
});
export type Provider = v.InferOutput<typeof provider>;

/** The address where the game is played. */
export const gameLaunch = v.object({ url: text });
export type GameLaunch = v.InferOutput<typeof gameLaunch>;
