import { createTransport } from "nodemailer";
import { OperatorError } from "../operator-error.ts";
import type { Outcome, Transport } from "./transport.ts";

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
