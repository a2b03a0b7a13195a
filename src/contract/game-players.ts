/** What the casino and the live casino answer to players alone, in common. */
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

/** Where to send the player to play: the launch URL carries the site's origin (contract §2). */
export const gameLaunch = v.object({ url: text });
export type GameLaunch = v.InferOutput<typeof gameLaunch>;
