import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Insertable, Kysely, Selectable } from "kysely";
import { isIP } from "node:net";
import type { Passkey } from "../../src/contract/user-passkeys.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../core/call-context.ts";
import type { Language } from "../lib/language.ts";
import { Refusal } from "../core/refusal.ts";
import { hashSecret, newSecret } from "../lib/secret.ts";
import { deviceName } from "./device-name.ts";
import { texts } from "../texts/texts.ts";

/** The most passkeys that a player can have. */
export const mostPasskeys = 20;

/** The player's passkeys, the newest first. */
export async function listPasskeys(db: Kysely<Database>, playerId: string, language: Language): Promise<Passkey[]> {
  const found = await db
    .selectFrom("passkey")
    .selectAll()
    .where("player_id", "=", playerId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return found.map(({ id, name, user_agent, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    ...(last_used_at && { lastUsedAt: last_used_at.toISOString() }),
    device: deviceName(user_agent, language),
  }));
}

/** Stores a new passkey, unless the player has too many. `known`: somebody has it already, perhaps another player. */
export async function addPasskey(
  db: Kysely<Database>,
  row: Insertable<Database["passkey"]>,
): Promise<"added" | "too many" | "known"> {
  // The lock keeps simultaneous additions from exceeding the limit.
  await db.selectFrom("player").select("id").where("id", "=", row.player_id).forUpdate().execute();
  const present = await db.selectFrom("passkey").select("id").where("player_id", "=", row.player_id).execute();
  if (present.length >= mostPasskeys) return "too many";
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("passkey")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? "added" : "known";
}

/** Returns false if the player has no such passkey. */
export async function renamePasskey(
  db: Kysely<Database>,
  playerId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ name })
    .where("id", "=", id)
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false if the player has no such passkey. */
export async function removePasskey(db: Kysely<Database>, playerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes a use. Returns false if another use has taken the counter further, or the passkey is gone. */
export async function notePasskeyUse(
  db: Kysely<Database>,
  { id, counter }: { readonly id: string; readonly counter: string },
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ counter: newCounter, last_used_at: now })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How long a challenge can be answered, in milliseconds. */
export const challengeLifetimeMs = 5 * 60_000;

/** Creates a challenge for a player who adds a passkey, or for a log-in. There `playerId` is null: nobody is known yet. */
export async function newChallenge(db: Kysely<Database>, playerId: string | null, now: Date): Promise<string> {
  const challenge = newSecret();
  await db
    .insertInto("passkey_challenge")
    .values({
      hash: hashSecret(challenge),
      player_id: playerId,
      expires_at: new Date(now.getTime() + challengeLifetimeMs),
    })
    .execute();
  return challenge;
}

/**
 * Deletes the challenge. Returns whether it was waiting for this purpose and had not expired. Even a wrong answer uses it
 * up.
 */
async function spendChallenge(
  db: Kysely<Database>,
  challenge: string,
  playerId: string | null,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkey_challenge")
    .where("hash", "=", hashSecret(challenge))
    .where("player_id", playerId === null ? "is" : "=", playerId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The challenge that a credential claims to answer; undefined if it is not legible. */
function claimedChallenge(clientDataJSON: unknown): string | undefined {
  if (typeof clientDataJSON !== "string") return undefined;
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")) as {
      challenge?: unknown;
    };
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The site for which passkeys are made. */
interface RelyingParty {
  /** The site's domain. */
  readonly id: string;
  /** The site's origin: `https://karo.example`. */
  readonly origin: string;
}

/** Undefined on an origin that cannot have passkeys: an address without a domain, or one that is not secure. */
export function relyingPartyOf({ siteOrigin }: Pick<CallContext, "siteOrigin">): RelyingParty | undefined {
  if (!URL.canParse(siteOrigin)) return undefined;
  const { hostname: id, protocol, origin } = new URL(siteOrigin);
  const isSecure = protocol === "https:" || id === "localhost";
  return isSecure && isIP(id.replace(/^\[|\]$/g, "")) === 0 ? { id, origin } : undefined;
}

/** The kinds of keys: Ed25519, ES256 and RS256, which all devices know. By COSE's numbers. */
export const keyKinds = [-8, -7, -257];

/** A credential as a browser sends it. The library checks every part. */
export type SentCredential = Readonly<Record<string, unknown>>;

/** Verifies a new credential. Returns the columns to store for the passkey, or undefined if the credential is invalid. */
export async function verifyNewPasskey(credential: SentCredential, challenge: string, { id, origin }: RelyingParty) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: keyKinds,
    });
    if (!verified || !registrationInfo) return undefined;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return { id: credentialId, public_key: Buffer.from(publicKey).toString("base64url"), counter };
  } catch {
    // The library throws for everything that is wrong with a credential.
    return undefined;
  }
}

/** Verifies a log-in with `passkey`. Returns its new counter, or undefined if the credential is invalid. */
async function verifyPasskey(
  credential: SentCredential,
  challenge: string,
  { id, origin }: RelyingParty,
  passkey: Pick<Selectable<Database["passkey"]>, "id" | "public_key" | "counter">,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: Number(passkey.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // As above; also for a counter that did not grow.
    return undefined;
  }
}

/** The site for which passkeys are made. Refuses (501) where there are none. */
export function siteOf(context: CallContext): RelyingParty {
  const site = relyingPartyOf(context);
  if (!site) throw new Refusal(texts.passkeys.noPasskeysHere[context.language], { code: 501 });
  return site;
}

/**
 * The challenge that the credential answers. It cannot be answered again, whatever becomes of this answer.
 *
 * @param playerId whose challenge it has to be: of the player who adds a passkey, null for one that anybody may use.
 */
export async function answeredChallenge(
  { response }: SentCredential,
  playerId: string | null,
  { db, now, language }: CallContext,
): Promise<string> {
  const challenge = claimedChallenge((response as { clientDataJSON?: unknown } | undefined)?.clientDataJSON);
  if (challenge === undefined || !(await spendChallenge(db, challenge, playerId, now))) {
    throw new Refusal(texts.passkeys.notVerified[language]);
  }
  return challenge;
}

/** A passkey that was used, and its new counter; undefined if the credential is invalid. */
export interface UsedPasskey {
  readonly passkey: Selectable<Database["passkey"]>;
  readonly counter: number | undefined;
}

/** Finds and checks the passkey that a credential was made with. Refuses (404) one that is not known. */
export async function usedPasskey(credential: SentCredential, context: CallContext): Promise<UsedPasskey> {
  const site = siteOf(context);
  const challenge = await answeredChallenge(credential, null, context);
  const { id } = credential;
  const passkey = await context.db
    .selectFrom("passkey")
    .selectAll()
    .where("id", "=", typeof id === "string" ? id : "")
    .where("rp_id", "=", site.id)
    .executeTakeFirst();
  if (!passkey) throw new Refusal(texts.passkeys.unknown[context.language], { code: 404 });
  return { passkey, counter: await verifyPasskey(credential, challenge, site, passkey) };
}

/** Notes the use. Refuses an invalid credential, and one whose counter another use has taken further. */
export async function noteUse({ passkey, counter }: UsedPasskey, { db, now, language }: CallContext): Promise<void> {
  if (counter === undefined || !(await notePasskeyUse(db, passkey, counter, now))) {
    throw new Refusal(texts.passkeys.notVerified[language]);
  }
}
