import { createHmac } from "node:crypto";
import { createTransport } from "nodemailer";
import { OperatorError } from "../lib/faults.ts";
import type { Database } from "../database/schema.ts";

export interface TransportOptions {
  /** `smtps://user:password@host`; sends the mails. */
  readonly smtpUrl?: string;
  /** The sender of the mails, such as `Karo <no-reply@karo.example>`. */
  readonly mailFrom?: string;
  /** The address that takes text messages, see README.md. */
  readonly smsWebhookUrl?: string;
  /** Signs what is posted there. */
  readonly smsWebhookSecret?: string;
}

/**
 * The configured transports.
 *
 * @param siteOrigin where the links of mails lead. The address of a request would not do: whoever sends it chooses it.
 * @throws OperatorError for an incomplete or invalid setting.
 */
export function transportsOf(
  { smtpUrl, mailFrom, smsWebhookUrl, smsWebhookSecret }: TransportOptions,
  siteOrigin: string | undefined,
): Transports {
  if (smtpUrl !== undefined && siteOrigin === undefined) {
    throw new OperatorError(
      "Mails contain links to the site, so SMTP_URL needs its address.",
      'Set siteOrigin in the file of --settings: {"siteOrigin": "https://karo.example"}',
    );
  }
  return {
    ...(smtpUrl !== undefined && { email: smtp(smtpUrl, mailFrom) }),
    ...(smsWebhookUrl !== undefined && { sms: smsWebhook(smsWebhookUrl, smsWebhookSecret) }),
  };
}

/** What does not work without a transport, a line for each that is missing. */
export function missingTransports({ email, sms }: Transports): string[] {
  return [
    ...(email
      ? []
      : [
          "Without SMTP_URL no mail is sent. Nobody can confirm a registration or a new address, reset a password, or learn of a change of the account.",
        ]),
    ...(sms ? [] : ["Without SMS_WEBHOOK_URL no SMS is sent. Nobody can log in with codes by SMS."]),
  ];
}

/** A message on its way out. */
interface Outgoing {
  /** The same in every attempt. */
  readonly id: string;
  /** An e-mail address or a phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

/**
 * - `sent`: the transport has taken the message.
 * - `later`: try again.
 * - `refused`: trying again does not help.
 *
 * A reason contains nothing of the message and no password.
 */
export type Outcome = { readonly kind: "sent" } | { readonly kind: "later" | "refused"; readonly reason: string };

/** Hands one message on. Never rejects. */
export type Transport = (message: Outgoing, signal: AbortSignal) => Promise<Outcome>;

export type Transports = { readonly [Channel in Database["outbox"]["channel"]]?: Transport };

const shortestSecret = 24;

/**
 * Posts text messages as JSON, signed as in the specification Standard Webhooks.
 *
 * @throws OperatorError when the address or the secret is not valid.
 */
function smsWebhook(url: string, secret: string | undefined): Transport {
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

/**
 * Sends mails as plain text over SMTP.
 *
 * @throws OperatorError when the address is not one of SMTP, or there is no sender.
 */
export function smtp(url: string, from: string | undefined): Transport {
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new OperatorError(
      "SMTP_URL is not the address of a mail server.",
      "Write it as smtps://user:password@mail.karo.example",
    );
  }
  if (from === undefined) {
    throw new OperatorError(
      "SMTP_URL needs MAIL_FROM, the sender of the mails.",
      'Set it, for example to "Karo <no-reply@karo.example>".',
    );
  }
  const transporter = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  return async ({ to, subject, text }, signal) => {
    try {
      // As an object, the address cannot name several recipients.
      await transporter.sendMail({ from, to: { name: "", address: to }, subject, text, signal });
      return { kind: "sent" };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

/** The server's answer is not part of the reason, because it may quote the mail. */
function outcomeOf(error: unknown): Outcome {
  const {
    code = "unknown error",
    command = "",
    responseCode = 0,
  } = error as { code?: string; command?: string; responseCode?: number };
  const reason = [code, command, responseCode || ""].filter(Boolean).join(" ");
  // Other commands fail because of the settings, which somebody will correct.
  const isFinal = responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
  return { kind: isFinal ? "refused" : "later", reason };
}
