import webPush from "web-push";
import type { PushMessage } from "../../src/contract/push.ts";
import type { VapidKeys } from "./vapid.ts";

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
