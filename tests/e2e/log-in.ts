import type { Locator, Page } from "@playwright/test";
import type { RunningOperator } from "../../operator/server.ts";
import { staffCookie } from "../../operator/testing/staff.ts";

/** Locators of the log-in page, by their names in either language. See sign-in.ts for its use. */
export interface LogInPage {
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** The field of the second step, for either kind of code. */
  readonly code: Locator;
  /** The message that says why a form was refused. */
  readonly error: Locator;
}

export function logInPage(page: Page): LogInPage {
  const main = page.getByRole("main");
  return {
    username: main.getByLabel(/^(Kullanıcı adı|Username)$/),
    password: main.getByLabel(/^(Şifre|Password)$/),
    submit: main.getByRole("button", { name: /^(Giriş yap|Log in)$/ }),
    code: main.getByLabel(/^(Doğrulayıcı uygulamanızdaki kod|Telefonunuza gelen kod|Code .*)$/),
    error: main.getByRole("alert"),
  };
}

/** Goes to the log-in page by the link in the header. */
export async function openLogIn(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^(Giriş|Log in)$/ })
    .click();
}

export interface SentMessage {
  readonly channel: "email" | "sms" | "authenticator";
  readonly to: string;
  readonly body: string;
  readonly path?: string;
}

/** The messages that the operator sent to players, newest first. */
export async function sentMessages(operator: RunningOperator): Promise<readonly SentMessage[]> {
  const cookie = await staffCookie(operator.db);
  const answer = await fetch(`${operator.origin}/operator/outbox`, { headers: { accept: "application/json", cookie } });
  return (await answer.json()) as SentMessage[];
}

/** The code in the newest SMS to this number. */
export async function newestSmsCode(operator: RunningOperator, to: string): Promise<string> {
  const message = (await sentMessages(operator)).find((sent) => sent.channel === "sms" && sent.to === to);
  return /\d{6}/.exec(message?.body ?? "")?.[0] ?? "";
}

/** Clears the attempts of earlier tests, so that they do not count against this one. */
export async function forgetAttempts({ db }: RunningOperator): Promise<void> {
  await db.deleteFrom("throttle").execute();
}
