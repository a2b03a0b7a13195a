import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import { messages } from "../../src/contract/envelope.ts";
import type {
  userPasskeyAdd,
  userPasskeyLogin,
  userPasskeyLoginOptions,
  userPasskeyOptions,
  userPasskeyRemove,
  userPasskeyRename,
  userPasskeys,
} from "../../src/contract/user-passkeys.ts";
import { accountOf, lockAccount } from "../identity/accounts.ts";
import { changeAndRecord, recordRefusal } from "../identity/security-events.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { CallContext, Handler, HandlerTable } from "../core/call-context.ts";
import { wholeList } from "../lib/paging.ts";
import { Refusal, signedIn } from "../core/refusal.ts";
import {
  addPasskey,
  answeredChallenge,
  challengeLifetimeMs,
  keyKinds,
  listPasskeys,
  mostPasskeys,
  newChallenge,
  noteUse,
  removePasskey,
  renamePasskey,
  siteOf,
  usedPasskey,
  verifyNewPasskey,
} from "../identity/passkeys.ts";
import { signIn } from "../identity/sign-in.ts";
import { requireProof } from "../identity/step-up.ts";
import { enforceRateLimit, limits, networkOf } from "../identity/rate-limits.ts";
import { filled, texts } from "../texts/texts.ts";

const passkeys: Handler<typeof userPasskeys> = async (_data, context) => ofPlayer(context);

/** A passkey replaces the password and the code, so a stolen session must not add one. */
const passkeyOptions: Handler<typeof userPasskeyOptions> = async (_data, context) => {
  const { db, now, brand } = context;
  const { playerId } = signedIn(context);
  const site = siteOf(context);
  await requireProof(context);
  await enforceRateLimit(context, limits.passkeys, playerId);
  const { username } = await accountOf(db, playerId);
  const known = await db.selectFrom("passkey").select("id").where("player_id", "=", playerId).execute();
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: site.id,
    userName: username,
    userDisplayName: username,
    userID: new TextEncoder().encode(playerId),
    challenge: bytesOf(await newChallenge(db, playerId, now)),
    timeout: challengeLifetimeMs,
    supportedAlgorithmIDs: keyKinds,
    excludeCredentials: known,
    // It has to be found without a username (a resident key), and the device has to verify its user.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { data: { ...options } };
};

const passkeyAdd: Handler<typeof userPasskeyAdd> = async ({ credential, name }, context) => {
  const { now, caller, language } = context;
  const { playerId } = signedIn(context);
  const site = siteOf(context);
  const challenge = await answeredChallenge(credential, playerId, context);
  const made = await verifyNewPasskey(credential, challenge, site);
  if (!made) throw new Refusal(texts.passkeys.notVerified[language]);
  const row = {
    ...made,
    player_id: playerId,
    rp_id: site.id,
    name: tidyName(name, context),
    user_agent: caller.userAgent.slice(0, 300),
    created_at: now,
  };
  const isAdded = await changeAndRecord(context, playerId, "passkey-added", async (transaction) => {
    const end = await addPasskey(transaction, row);
    if (end === "too many") throw new Refusal(filled(texts.passkeys.tooMany[language], { most: String(mostPasskeys) }));
    return end === "added";
  });
  if (!isAdded) throw new Refusal(texts.passkeys.notVerified[language]);
  return ofPlayer(context);
};

/** A name tells the player which passkey to remove, so a stolen session must not change it. */
const passkeyRename: Handler<typeof userPasskeyRename> = async ({ id, name }, context) => {
  const tidy = tidyName(name, context);
  await requireProof(context);
  const { playerId } = signedIn(context);
  const isRenamed = await changeAndRecord(context, playerId, "passkey-renamed", (db) =>
    renamePasskey(db, playerId, id, tidy),
  );
  if (!isRenamed) throw new Refusal(texts.passkeys.gone[context.language], { code: 404 });
  return ofPlayer(context);
};

const passkeyRemove: Handler<typeof userPasskeyRemove> = async ({ id }, context) => {
  const { playerId } = signedIn(context);
  await requireProof(context);
  const isRemoved = await changeAndRecord(context, playerId, "passkey-removed", (db) =>
    removePasskey(db, playerId, id),
  );
  if (!isRemoved) throw new Refusal(texts.passkeys.gone[context.language], { code: 404 });
  return ofPlayer(context);
};

const passkeyLoginOptions: Handler<typeof userPasskeyLoginOptions> = async (_data, context) => {
  const { db, now, caller } = context;
  const site = siteOf(context);
  await enforceRateLimit(context, limits.passkeyLoginsOfNetwork, networkOf(caller.ip));
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: bytesOf(await newChallenge(db, null, now)),
    timeout: challengeLifetimeMs,
    userVerification: "required",
  });
  return { data: { ...options } };
};

const passkeyLogin: Handler<typeof userPasskeyLogin> = async ({ credential }, context) => {
  await enforceRateLimit(context, limits.passkeyLoginsOfNetwork, networkOf(context.caller.ip));
  const used = await usedPasskey(credential, context);
  const { player_id } = used.passkey;
  const work = async (db: CallContext["db"]) => {
    const account = await lockAccount(db, player_id);
    if (!account) throw new Refusal(texts.passkeys.notVerified[context.language]);
    await noteUse(used, { ...context, db });
    if (account.status !== "active") throw new Refusal(messages.inactiveAccount);
    return { data: await signIn({ ...context, db }, account, "login-passkey") };
  };
  return recordRefusal(context, player_id, "login-refused", () => inTransaction(context.db, work));
};

/** The library encodes a challenge given as bytes, so that the browser returns the text that `newChallenge` made. */
function bytesOf(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, "base64url"));
}

function tidyName(name: string, { language }: CallContext): string {
  const tidy = name.trim();
  if (tidy.length < 1 || tidy.length > 60) throw new Refusal(texts.passkeys.badName[language]);
  return tidy;
}

async function ofPlayer(context: CallContext) {
  return wholeList(await listPasskeys(context.db, signedIn(context).playerId, context.language));
}

export const userPasskeysHandlers = {
  "user/passkeys": passkeys,
  "user/passkey_options": passkeyOptions,
  "user/passkey_add": passkeyAdd,
  "user/passkey_rename": passkeyRename,
  "user/passkey_remove": passkeyRemove,
  "user/passkey_login_options": passkeyLoginOptions,
  "user/passkey_login": passkeyLogin,
} satisfies Partial<HandlerTable>;
