import * as v from "valibot";
import { readJson, type TextStorage } from "../lib/storage.ts";
import { keys } from "./keys.ts";

/** Goes up when a record's shape changes; records of another version count as absent. */
export const recordVersion = 2;
const version = v.literal(recordVersion);
const text = v.string();

/** Base64 of an RSA block, 512 bits at least: a plain value is too short to pass for one. */
const ciphertext = v.pipe(text, v.regex(/^[A-Za-z\d+/]{86,}={0,2}$/));

/** Stands for the player on this device, see player-id.ts. */
const player = v.pipe(text, v.nonEmpty());

/** The session record and the auth record (spec §3): what a call's `user` block is made of. */
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
  language: text,
  gtm: text,
  /** Whether there is an authenticator secret; the secret itself never gets this far. */
  twoFactor: v.boolean(),
});
export type ProfileRecord = v.InferOutput<typeof profileRecord>;

/** What is stored of who is signed in. What does not fit its schema counts as absent. */
export interface StoredRecords {
  readonly session?: CredentialsRecord | undefined;
  /** Absent while it is another player's than the session's. */
  readonly auth?: CredentialsRecord | undefined;
  /** Absent while it is another player's than the session's. */
  readonly profile?: ProfileRecord | undefined;
}

export type Records = ReturnType<typeof createRecords>;

/** Reads the session's records from the storage that all tabs share. */
export function createRecords(storage: TextStorage) {
  const readMoment = (key: string): number | undefined => {
    const stored = storage.read(key) ?? "";
    // Date.parse makes a date of almost anything: only what writeMoment writes counts.
    const isOurs = /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(stored);
    const moment = isOurs ? Date.parse(stored) : Number.NaN;
    return Number.isNaN(moment) ? undefined : moment;
  };

  function read(): StoredRecords {
    const session = readJson(storage, keys.session, credentialsRecord);
    const auth = readJson(storage, keys.auth, credentialsRecord);
    const profile = readJson(storage, keys.profile, profileRecord);
    // Another tab writes the keys one by one; what is read in between must not mix two players.
    return {
      session,
      auth: session && auth?.player !== session.player ? undefined : auth,
      profile: profile?.player === session?.player ? profile : undefined,
    };
  }

  return {
    read,
    /** What a session is refreshed with; its sid tells one session of this device from the next. */
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
