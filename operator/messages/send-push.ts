import type { Kysely, Selectable } from "kysely";
import { createECDH } from "node:crypto";
import webPush from "web-push";
import type { DeclarativePushMessage, PushMessage } from "../../src/contract/push.ts";
import { getOrCreateSecret } from "../database/secrets.ts";
import type { Database } from "../database/schema.ts";
import type { IsPushService } from "../core/call-context.ts";
import { inLanguage } from "../lib/language.ts";
import { OperatorError } from "../lib/faults.ts";

/** How the operator introduces itself to push services. */
export interface Sender {
  readonly vapid: VapidKeys;
  /** Whom a push service may write to about the messages: a `mailto:` or `https:` address. */
  readonly subject: string;
  /** Ends requests that are under way. */
  readonly closing: AbortSignal;
}

export interface Target {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * - `delivered`: the push service has the message.
 * - `gone`: there is no such subscription any more.
 * - `later`: try again, at the earliest after `afterMs` if the service says so.
 * - `refused`: trying again does not help.
 */
export type Outcome =
  | { readonly kind: "delivered" | "gone" }
  | { readonly kind: "later"; readonly reason: string; readonly afterMs?: number }
  | { readonly kind: "refused"; readonly reason: string };

const timeoutMs = 10_000;

const daySeconds = 86_400;

/** How long a push service keeps a message for a device that is off, in seconds. */
export const lifetimeSeconds: Readonly<Record<PushMessage["kind"], number>> = {
  deposit: daySeconds,
  withdraw: daySeconds,
  coupon: daySeconds,
  message: 3 * daySeconds,
  promotion: daySeconds,
};

/** Advertising may wait until the device is awake anyway. */
const urgency = (kind: PushMessage["kind"]) => (kind === "promotion" ? "low" : kind === "message" ? "normal" : "high");

/** Encrypts a message for one browser (RFC 8291) and hands it to the browser's push service (RFC 8030). Never rejects. */
export async function sendPush(
  { endpoint, p256dh, auth }: Target,
  { kind, tag, payload }: { readonly kind: PushMessage["kind"]; readonly tag: string | null; readonly payload: string },
  sender: Sender,
): Promise<Outcome> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: {
        Authorization: authorization(new URL(endpoint).origin, sender),
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        TTL: String(lifetimeSeconds[kind]),
        Urgency: urgency(kind),
        // While the device is off, the service keeps only the latest message of a topic.
        ...(tag !== null && /^[\w-]{1,32}$/.test(tag) && { Topic: tag }),
      },
      body: new Uint8Array(webPush.encrypt(p256dh, auth, payload, "aes128gcm").cipherText),
      // A redirect could lead anywhere.
      redirect: "manual",
      signal: AbortSignal.any([sender.closing, AbortSignal.timeout(timeoutMs)]),
    });
    // An unread body keeps its connection busy.
    await response.arrayBuffer();
    return outcomeOf(response);
  } catch (error) {
    return { kind: "later", reason: (error as Error).name };
  }
}

function outcomeOf({ status, ok, headers }: Response): Outcome {
  if (ok) return { kind: "delivered" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const reason = `HTTP ${status}`;
  if (status < 500 && status !== 429 && status !== 408) return { kind: "refused", reason };
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return { kind: "later", reason, ...(seconds > 0 && { afterMs: Math.min(seconds, daySeconds) * 1_000 }) };
}

/** Signing takes longer than encrypting, and a signature is good for 12 hours. */
const signatureKeptMs = 3_600_000;
const signatures = new Map<string, { readonly header: string; readonly until: number }>();

function authorization(audience: string, { vapid, subject }: Sender): string {
  const key = `${audience} ${vapid.publicKey} ${subject}`;
  const known = signatures.get(key);
  const now = Date.now();
  if (known && now < known.until) return known.header;
  const { publicKey, privateKey } = vapid;
  const { Authorization: header } = webPush.getVapidHeaders(audience, subject, publicKey, privateKey, "aes128gcm");
  signatures.set(key, { header, until: now + signatureKeptMs });
  return header;
}

/**
 * A message's JSON, as Declarative Web Push: browsers that know it show it themselves, others hand it to the service
 * worker.
 */
export function payloadOf(
  { id, kind, title, body, url, tag }: Omit<Selectable<Database["push_message"]>, "created_at">,
  { language, site_origin }: Pick<Selectable<Database["push_subscription"]>, "language" | "site_origin">,
): string {
  const data: PushMessage = {
    id,
    kind,
    title: inLanguage(title, language),
    body: inLanguage(body, language),
    url,
    ...(tag !== null && { tag }),
  };
  const message: DeclarativePushMessage = {
    web_push: 8030,
    notification: {
      title: data.title,
      body: data.body,
      navigate: new URL(url, site_origin).href,
      lang: language,
      ...(tag !== null && { tag }),
      data,
    },
  };
  return JSON.stringify(message);
}

/** The key pair with which the operator proves to push services that it sends (RFC 8292). Base64url, uncompressed. */
interface VapidKeys {
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
  const privateKey = given ?? (await getOrCreateSecret(db, "push key", () => webPush.generateVAPIDKeys().privateKey));
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

/**
 * The push services of the browsers' vendors: Chromium's, Firefox's, Safari's and Edge's. A subscription names the
 * address to send to, so any other host is refused: the operator must not send requests wherever a client wants.
 */
const vendors = ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

const longestEndpoint = 1024;

/**
 * @param origins comma-separated origins that replace the vendors', such as that of a private push service.
 */
export function pushServices(origins?: string): IsPushService {
  const own = origins?.split(",").map((origin) => origin.trim());
  return (endpoint) => {
    if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
    if (username || password) return false;
    if (own) return own.includes(origin);
    return (
      protocol === "https:" && port === "" && vendors.some((host) => hostname === host || hostname.endsWith(`.${host}`))
    );
  };
}
