import { type TextStorage, writeJson } from "../lib/storage.ts";
import { type CredentialsRecord, keys, type ProfileRecord } from "./records.ts";

// Separate from records.ts, so that visitors do not load it.

/**
 * Writes session and auth record. The session comes last, so that a tab that sees it finds the rest in place. Returns false if
 * the browser did not store it: the session then lasts only as long as this page.
 */
export function writeCredentials(storage: TextStorage, record: CredentialsRecord): boolean {
  writeJson(storage, keys.auth, record);
  return writeJson(storage, keys.session, record);
}

export function writeProfile(storage: TextStorage, record: ProfileRecord): void {
  writeJson(storage, keys.profile, record);
}

/** `moment` is in milliseconds since the epoch. */
export function writeMoment(
  storage: TextStorage,
  key: typeof keys.expiration | typeof keys.activityStart,
  moment: number,
): void {
  storage.write(key, new Date(moment).toISOString());
}
