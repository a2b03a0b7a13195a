import { upperTurkish } from "../lib/turkish.ts";
import type { ProfileRecord } from "./records.ts";

type Names = Pick<ProfileRecord, "username" | "firstname" | "lastname">;

/** First and last name, or the username while they are not known. */
export function displayName({ username, firstname, lastname }: Names): string {
  return [firstname, lastname].flatMap((name) => name?.trim() || []).join(" ") || username;
}

/** For the avatar; R and B stand in for names that are missing (spec §3). */
export function initials({ firstname, lastname }: Pick<Names, "firstname" | "lastname">): string {
  return initial(firstname, "R") + initial(lastname, "B");
}

function initial(name: string | undefined, standIn: string): string {
  // A letter may be several code units.
  const [letter] = name?.trim() ?? "";
  return letter ? upperTurkish(letter) : standIn;
}
