import { createECDH } from "node:crypto";
import type { Kysely } from "kysely";
import webPush from "web-push";
import { keptSecret } from "../database/kept-secret.ts";
import type { Database } from "../database/schema.ts";
import { OperatorError } from "../operator-error.ts";

/** The key pair with which the operator proves to push services that it sends (RFC 8292). Base64url, uncompressed. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Returns the given private key, or else the one in the database, which is created at the first start. After a change
 * of the key, browsers subscribe again when the site is next opened.
 *
 * @throws OperatorError when the given key is not a private key of the curve P-256.
 */
export async function loadVapidKeys(db: Kysely<Database>, given?: string): Promise<VapidKeys> {
  const privateKey = given ?? (await keptSecret(db, "push key", () => webPush.generateVAPIDKeys().privateKey));
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

function publicKeyOf(privateKey: string): string {
  const bytes = Buffer.from(privateKey, "base64url");
  try {
    if (bytes.length !== 32) throw new RangeError("not 32 bytes");
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(bytes);
    return pair.getPublicKey("base64url");
  } catch {
    throw new OperatorError(
      "OPERATOR_PUSH_KEY is not a private key for push messages.",
      "Use the private key that this command prints: npx web-push generate-vapid-keys",
    );
  }
}
