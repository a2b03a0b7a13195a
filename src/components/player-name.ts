import { upperTurkish } from "../lib/turkish.ts";
import type { ProfileRecord } from "../session/records.ts";

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
