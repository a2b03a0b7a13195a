/** What a browser answers to a challenge: a new passkey, or the use of one at log-in or step-up. */
import type { Selectable } from "kysely";
import type { PasskeyTable } from "../database/schema/passkeys.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { texts } from "../texts/texts.ts";
import { claimedChallenge, spendChallenge } from "./challenges.ts";
import { notePasskeyUse } from "./passkeys.ts";
import { type RelyingParty, relyingPartyOf } from "./relying-party.ts";
import { type SentCredential, verifyPasskey } from "./verify.ts";

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
  readonly passkey: Selectable<PasskeyTable>;
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
