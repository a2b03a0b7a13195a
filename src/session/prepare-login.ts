import type { SessionKeys } from "../contract/system.ts";
import type { Login } from "../contract/user.ts";
import { hex } from "../lib/checksum.ts";
import type { Encrypt } from "./session.ts";
import { type CredentialsRecord, type ProfileRecord, recordVersion as version } from "./records.ts";

/** A log-in's answer in the form in which it may be stored: uid, sid and uip are encrypted. */
export interface PreparedLogin {
  readonly record: CredentialsRecord;
  readonly profile: ProfileRecord;
  readonly rid: string;
}

/** Encrypts a log-in's answer for storage. Rejects with an `EncryptionProblem`. */
export async function prepareLogin(
  login: Login,
  encrypt: Encrypt,
  siteId: string | number,
  idOf = playerIdOf,
): Promise<PreparedLogin> {
  const { username, lastlogin, language, gtm, rid } = login;
  const own = { version, player: await idOf(login.uid, siteId) } as const;
  return {
    record: {
      ...own,
      uid: encrypt(login.uid),
      sid: encrypt(login.sid),
      uip: encrypt(login.uip),
      gmt: gtm,
      lang: language,
    },
    profile: { ...own, username, lastlogin, previousLogin: lastlogin, language, gtm },
    rid,
  };
}

/** The log-in with the new values of its session, which the operator sent after the second factor. */
export function renewLogin(login: PreparedLogin, { uid, sid, uip }: SessionKeys, encrypt: Encrypt): PreparedLogin {
  return { ...login, record: { ...login.record, uid: encrypt(uid), sid: encrypt(sid), uip: encrypt(uip) } };
}

/**
 * The id of a player on this site: a hex fingerprint (truncated SHA-256) of site and uid, the same at every log-in.
 * Drafts and writes with an unknown outcome are found by it. Without Web Crypto (no secure context) it is random, so
 * nothing is found again after log-out.
 */
export async function playerIdOf(uid: string, siteId: string | number): Promise<string> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = globalThis.crypto;
  if (!subtle) return randomId();
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(`karo ${siteId} ${uid}`));
  return hex(new Uint8Array(hash, 0, 16));
}

/** 32 random hex digits. `crypto.randomUUID` exists in secure contexts only. */
function randomId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}
