import type { UserProfile } from "../contract/user.ts";
import { upperTurkish } from "../lib/turkish.ts";
import { keys, type ProfileRecord, recordVersion } from "./records.ts";
import type { Session } from "./session.ts";
import { writeProfile } from "./write-records.ts";

/**
 * Stores the parts of a profile that the whole site shows. `playerId` is `session.playerId()` from when the profile
 * was requested: if that player is no longer signed in, nothing is stored. What the profile leaves out stays as log-in
 * answered it.
 */
export function rememberProfile(session: Session, profile: UserProfile, playerId: string): void {
  const { deps, live, settle } = session.core;
  const before = live();
  if (before.session?.player !== playerId) return;
  const { username, firstname, lastname, lastlogin, language, gtm, rid } = profile;
  if (rid) deps.device.write(keys.rid, rid);
  writeProfile(deps.device, {
    version: recordVersion,
    player: playerId,
    username,
    firstname: firstname ?? before.profile?.firstname,
    lastname: lastname ?? before.profile?.lastname,
    lastlogin,
    previousLogin: before.profile?.previousLogin,
    language: language || (before.profile?.language ?? ""),
    gtm: gtm || (before.profile?.gtm ?? ""),
  });
  void settle();
}

type Names = Pick<ProfileRecord, "username" | "firstname" | "lastname">;

/** First and last name, or the username if both are unknown. */
export function displayName({ username, firstname, lastname }: Names): string {
  return [firstname, lastname].flatMap((name) => name?.trim() || []).join(" ") || username;
}

/** The initials for the avatar; R and B replace missing names (product.md 3.3). */
export function initials({ firstname, lastname }: Pick<Names, "firstname" | "lastname">): string {
  return initial(firstname, "R") + initial(lastname, "B");
}

function initial(name: string | undefined, standIn: string): string {
  // Destructuring reads code points: a letter may have several code units.
  const [letter] = name?.trim() ?? "";
  return letter ? upperTurkish(letter) : standIn;
}
