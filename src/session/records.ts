import * as v from "valibot";
import { maintenanceKey } from "../api/maintenance.ts";
import { returnUrlKey } from "../lib/return-url.ts";
import { readJson, type TextStorage, writeJson } from "../lib/storage.ts";

/** Increase it when a record's shape changes. Records of another version count as absent. */
export const recordVersion = 2;
const version = v.literal(recordVersion);
const text = v.string();

/** Base64 of an RSA block of at least 512 bits. A plain value is too short to match. */
const ciphertext = v.pipe(text, v.regex(/^[A-Za-z\d+/]{86,}={0,2}$/));

/** The player's id, see `playerIdOf` of encrypt.ts. */
const player = v.pipe(text, v.nonEmpty());

/** The session record and the auth record (product.md 3.1 and 3.2): the source of a call's `user` block. */
const credentialsRecord = v.object({
  version,
  player,
  uid: ciphertext,
  sid: ciphertext,
  uip: ciphertext,
  gmt: text,
  lang: text,
});
export type CredentialsRecord = v.InferOutput<typeof credentialsRecord>;

const profileRecord = v.object({
  version,
  player,
  username: text,
  firstname: v.optional(text),
  lastname: v.optional(text),
  lastlogin: v.optional(text),
  /** `lastlogin` as log-in answered it. The profile names the present log-in instead. */
  previousLogin: v.optional(text),
  language: text,
  gtm: text,
});
export type ProfileRecord = v.InferOutput<typeof profileRecord>;

/** The stored records of the signed-in player. A record that does not fit its schema counts as absent. */
export interface StoredRecords {
  readonly session?: CredentialsRecord | undefined;
  /** Absent if it belongs to a different player than the session. */
  readonly auth?: CredentialsRecord | undefined;
  /** Absent if it belongs to a different player than the session. */
  readonly profile?: ProfileRecord | undefined;
}

export type Records = ReturnType<typeof createRecords>;

/** Reads the session's records from the storage that all tabs share. */
export function createRecords(storage: TextStorage) {
  const readMoment = (key: string): number | undefined => {
    const stored = storage.read(key) ?? "";
    // Date.parse accepts almost anything: only the format of writeMoment counts.
    const isOurs = /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(stored);
    const moment = isOurs ? Date.parse(stored) : Number.NaN;
    return Number.isNaN(moment) ? undefined : moment;
  };

  function read(): StoredRecords {
    const session = readJson(storage, keys.session, credentialsRecord);
    const auth = readJson(storage, keys.auth, credentialsRecord);
    const profile = readJson(storage, keys.profile, profileRecord);
    // Another tab writes the keys one by one. A read in between must not mix two players.
    return {
      session,
      auth: session && auth?.player !== session.player ? undefined : auth,
      profile: profile?.player === session?.player ? profile : undefined,
    };
  }

  return {
    read,
    /** The stored profile, also one without a session. */
    storedProfile: () => readJson(storage, keys.profile, profileRecord),
    /** The credentials to refresh the session with. Their sid identifies the session on this device. */
    credentials(): CredentialsRecord | undefined {
      const { session, auth } = read();
      return auth ?? session;
    },
    /** Milliseconds since the epoch. */
    expiration: () => readMoment(keys.expiration),
    /** Milliseconds since the epoch. */
    activityStart: () => readMoment(keys.activityStart),
  };
}

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

/**
 * The keys of localStorage and sessionStorage for the session and the visit. Those of preferences are in
 * ui/preferences.ts. Drafts and a player's other data use the prefixes of lib/private-storage.ts. Writes that must not
 * happen twice are in the IndexedDB database of api/intents/.
 */
export const keys = {
  /** uid, sid and uip as ciphertext, gmt, lang. */
  session: "userSession",
  profile: "userProfile",
  /** sid, uid and uip as ciphertext: used to refresh the session. */
  auth: "userAuth",
  /** `true` or absent. */
  maintenance: maintenanceKey,
  /** ISO time of the last activity. */
  activityStart: "userActivityStartTime",
  /** Whether this visit's popup has yet to be shown. */
  modalStatus: "modalStatus",
  expiration: "expirationDate",
  /** Where log-in leads to: a path of this site. */
  returnUrl: returnUrlKey,
  /** Where a maintenance interrupted the player: a path of this site. */
  afterMaintenance: "karo.after-maintenance",
  rid: "ridValue",
  /** `1` or `0`. */
  showBalance: "showBalance",
} as const;

/** How much is cleared. */
export type Extent = "session" | "refused" | "all";

const removed: Readonly<Record<Extent, readonly string[]>> = {
  /** An answer says that the session is not known (product.md 4.5). */
  session: [keys.session, keys.profile],
  /** A refused ping (product.md 4.5). */
  refused: [keys.session, keys.profile, keys.expiration],
  /** Log-out, and answers that refuse the player. */
  all: [keys.session, keys.profile, keys.auth, keys.expiration, keys.rid, keys.activityStart],
};

/** Removes stored keys. Once neither session nor auth record is left, removes all of the player's. */
export function forget(storage: TextStorage, records: Records, extent: Extent): void {
  for (const key of removed[extent]) storage.remove(key);
  if (!records.credentials()) for (const key of removed.all) storage.remove(key);
}

/** How long a session is fresh after signing in and after each successful ping, in milliseconds. */
export const freshForMs = 15_000;

/**
 * Whether a session with this expiration (milliseconds since the epoch) can be used without a ping. An expiration
 * further ahead than a new one was written under another clock and counts as past.
 */
export function isFresh(expiration: number | undefined, now: number): boolean {
  const left = (expiration ?? 0) - now;
  return left > 0 && left <= freshForMs;
}

/** The player is logged out after this long without activity (product.md 9.1), in milliseconds. */
export const inactivityLimitMs = 60 * 60_000;

/** `start` is the time of the last activity, in milliseconds since the epoch. */
export function isInactive(start: number | undefined, now: number): boolean {
  return start !== undefined && now - start > inactivityLimitMs;
}
