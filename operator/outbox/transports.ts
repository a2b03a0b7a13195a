import { OperatorError } from "../operator-error.ts";
import { smsWebhook } from "./sms-webhook.ts";
import { smtp } from "./smtp.ts";
import type { Transports } from "./transport.ts";

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
