import { createHmac } from "node:crypto";
import { OperatorError } from "../operator-error.ts";
import type { Transport } from "./transport.ts";

const shortestSecret = 24;

/**
 * Posts text messages as JSON, signed as in the specification Standard Webhooks.
 *
 * @throws OperatorError when the address or the secret is not valid.
 */
export function smsWebhook(url: string, secret: string | undefined): Transport {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new OperatorError("SMS_WEBHOOK_URL is not an address.", "Write it as https://sms.karo.example/send");
  }
  const key = keyOf(secret);
  return async ({ id, to, text, at }, signal) => {
    const body = JSON.stringify({ to, text });
    const timestamp = Math.floor(at.getTime() / 1_000);
    const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Webhook-Id": id,
          "Webhook-Timestamp": String(timestamp),
          "Webhook-Signature": `v1,${signature}`,
        },
        body,
        // A redirect could lead anywhere.
        redirect: "manual",
        signal,
      });
      // An unread body keeps its connection busy.
      await response.arrayBuffer();
      if (response.ok) return { kind: "sent" };
      const isFinal = response.status === 400 || response.status === 422;
      return { kind: isFinal ? "refused" : "later", reason: `HTTP ${response.status}` };
    } catch (error) {
      const { name, cause } = error as Error;
      return { kind: "later", reason: (cause as NodeJS.ErrnoException | undefined)?.code ?? name };
    }
  };
}

function keyOf(secret = ""): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  if (key.length >= shortestSecret) return key;
  throw new OperatorError(
    `SMS_WEBHOOK_URL needs SMS_WEBHOOK_SECRET: at least ${shortestSecret} bytes in base64, which sign the messages.`,
    "Make one with: openssl rand -base64 32",
  );
}
