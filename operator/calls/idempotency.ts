import type { Kysely } from "kysely";
import { canonicalKey } from "../../src/contract/canonical.ts";
import type { AnyCall } from "../../src/contract/declaration.ts";
import { messages, stepUpCode, tooManyCode } from "../../src/contract/envelope.ts";
import type { Database } from "../database/schema.ts";
import { deriveSecret, hashSecret } from "../lib/secret.ts";
import { type AnswerEnvelope, refused } from "./envelope.ts";
import type { CallContext } from "../core/call-context.ts";
import { badRequest, Refusal } from "../core/refusal.ts";
import { texts } from "../texts/texts.ts";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Refusals about the session or the site instead of the request. They are not stored, so a retry is carried out. */
const notRepeated: ReadonlySet<string> = new Set([
  messages.sessionExpired,
  messages.loginFailed,
  messages.inactiveAccount,
  messages.maintenance,
]);

/** Carries out the call in the given transaction. */
export type CarryOut = (db: Kysely<Database>) => Promise<AnswerEnvelope>;

/**
 * Carries out a write once per player and `Idempotency-Key`, and repeats its answer for the same key. The write and
 * its answer are stored in one transaction. So the next request with the same key finds either the stored answer, or
 * that nothing was done. Parallel requests with the same key wait for each other. Only hashes of the key and the data are
 * stored.
 *
 * @param work carries out the call. With `prepare`, it does the slow work first, before the transaction begins.
 * @throws Refusal (409) when the key was used with other data, (400) when it is not a UUID.
 */
export async function answerOnce(
  { db, now, language, session }: CallContext,
  { call, data, key }: { readonly call: AnyCall; readonly data: unknown; readonly key: string },
  work: CarryOut | { readonly prepare: () => Promise<CarryOut> },
): Promise<AnswerEnvelope> {
  if (!uuid.test(key)) throw badRequest(language, "header Idempotency-Key: expected a UUID");
  const keyHash = hashSecret(`${session?.playerId ?? ""} ${key.toLowerCase()}`);
  // The hash is keyed with the idempotency key, so nobody can use the stored hash to guess a password in the data.
  const fingerprint = deriveSecret(key.toLowerCase(), canonicalKey(call, data as object | undefined, ""));
  const answerBefore = async (from: Kysely<Database>) => {
    const before = await from
      .selectFrom("idempotent_answer")
      .selectAll()
      .where("key_hash", "=", keyHash)
      .executeTakeFirst();
    if (before && before.fingerprint !== fingerprint)
      throw new Refusal(texts.requests.otherData[language], { code: 409 });
    return before?.answer as AnswerEnvelope | undefined;
  };
  let carryOut: CarryOut | AnswerEnvelope;
  if (typeof work === "function") {
    carryOut = work;
  } else {
    const known = await answerBefore(db);
    if (known) return known;
    carryOut = await settled(work.prepare);
  }
  return db.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .insertInto("idempotent_answer")
      .values({ key_hash: keyHash, fingerprint, answer: null, asked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) {
      const before = await answerBefore(transaction);
      if (!before) throw new Error("The stored answer was deleted during the request");
      return before;
    }
    const given = typeof carryOut === "function" ? await settled(() => carryOut(transaction)) : carryOut;
    if (isPassing(given)) {
      await transaction.deleteFrom("idempotent_answer").where("key_hash", "=", keyHash).execute();
    } else {
      await transaction
        .updateTable("idempotent_answer")
        .set({ answer: given })
        .where("key_hash", "=", keyHash)
        .execute();
    }
    return given;
  });
}

/** A refusal is stored like any other answer. Earlier changes, such as counted attempts, are kept. */
async function settled<Result>(work: () => Promise<Result>): Promise<Result | AnswerEnvelope> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

function isPassing({ result, message, code = 0 }: AnswerEnvelope): boolean {
  return (
    !result && (code === 403 || code === stepUpCode || code === tooManyCode || code >= 500 || notRepeated.has(message))
  );
}
