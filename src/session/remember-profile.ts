import type { UserProfile } from "../contract/user.ts";
import { keys } from "./keys.ts";
import { recordVersion } from "./records.ts";
import type { Session } from "./session.ts";
import { writeProfile } from "./write-records.ts";

/**
 * Keeps of a profile what the site shows everywhere. `playerId` is whose it is (`session.playerId()`
 * when it was asked for): one that comes after its player has left is not kept.
 */
export function rememberProfile(session: Session, profile: UserProfile, playerId: string): void {
  const { deps, live, settle } = session.core;
  if (live().session?.player !== playerId) return;
  const { username, firstname, lastname, lastlogin, language, gtm, gasecret, rid } = profile;
  deps.device.write(keys.rid, rid);
  writeProfile(deps.device, {
    version: recordVersion,
    player: playerId,
    username,
    firstname,
    lastname,
    lastlogin,
    language,
    gtm,
    twoFactor: gasecret > 0,
  });
  void settle();
}
