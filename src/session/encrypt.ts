import { report } from "../api/report.ts";
import type { SessionKeys } from "../contract/system.ts";
import type { Login } from "../contract/user.ts";
import { hex } from "../lib/checksum.ts";
import { type CredentialsRecord, type ProfileRecord, recordVersion as version } from "./records.ts";
import type { Encrypt, SessionDeps } from "./session.ts";

export type EncryptionProblemReason =
  /** The browser has no secure random numbers. */
  | "no-secure-randomness"
  /** The operator's public key is not a key, or too small for the text. */
  | "unusable-key"
  /** The operator's public key has fewer than `leastKeyBits`: others could work out the private key. */
  | "weak-key"
  /** Not ASCII: the library encodes other characters in a way that the operator does not read. */
  | "unusable-text";

/** Why a text cannot be encrypted. It must then be neither sent nor stored. */
export class EncryptionProblem extends Error {
  override readonly name = "EncryptionProblem";
  readonly reason: EncryptionProblemReason;

  constructor(reason: EncryptionProblemReason) {
    super(`Nothing can be encrypted: ${reason}`);
    this.reason = reason;
  }
}

/** NIST (SP 800-131A) has allowed no shorter RSA keys since 2014. */
const leastKeyBits = 2048;

/**
 * Creates a function that encrypts with `publicKey`, a PEM: RSA with PKCS#1 v1.5 padding, as base64 (contract.md,
 * Transport). Rejects with an `EncryptionProblem`, or when the library cannot be loaded.
 */
export async function createEncrypt(publicKey: string): Promise<Encrypt> {
  // Check first: the library collects its randomness while it loads.
  if (!hasSecureRandomness()) throw new EncryptionProblem("no-secure-randomness");
  // Without a key, the library would generate its own.
  if (!publicKey.includes("PUBLIC KEY")) throw new EncryptionProblem("unusable-key");
  const { JSEncrypt } = await import("jsencrypt");
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKey);
  const encrypt: Encrypt = (text) => {
    if (!/^[\x20-\x7e]+$/.test(text)) throw new EncryptionProblem("unusable-text");
    const encrypted = cipher.encrypt(text);
    if (!encrypted) throw new EncryptionProblem("unusable-key");
    return encrypted;
  };
  // An invalid key fails only when it is used. Find out before the password is sent. The ciphertext is as long as the key.
  const keyBits = atob(encrypt("?")).length * 8;
  if (keyBits < leastKeyBits) {
    const reason = `publicKey: the RSA key has ${keyBits} bits; at least ${leastKeyBits} are required`;
    report("/config.json", reason);
    throw new EncryptionProblem("weak-key");
  }
  return encrypt;
}

/** The encryption function of a session. Rejects as `createEncrypt` does. */
export function loadEncrypt(deps: SessionDeps): Promise<Encrypt> {
  return (deps.createEncrypt ?? createEncrypt)(deps.publicKey());
}

/** Without `window` or `crypto` the library silently falls back to `Math.random`. This checks the same objects. */
function hasSecureRandomness(): boolean {
  try {
    return typeof window !== "undefined" && self.crypto.getRandomValues(new Uint8Array(1)).length > 0;
  } catch {
    return false;
  }
}

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
