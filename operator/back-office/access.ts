import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { languageOf } from "../dispatch/language.ts";
import { visitOf } from "../http/visit.ts";
import type { Operator } from "../operator.ts";
import { deriveSecret, sameSecret } from "../secret.ts";
import type { Desk, DeskEnv } from "./desk.ts";
import { lockedPage } from "./locked-page.ts";

const keyCookie = "karo-operator";
const languageCookie = "karo-operator-language";

/**
 * Admits visitors who know the token. A visit with `?token=` gets a cookie that scripts cannot read and other sites
 * cannot send. It is then redirected, so that the token leaves the address. A program that asks for JSON keeps no
 * cookies and may send the token with each request.
 */
export function access(operator: Operator): MiddlewareHandler<DeskEnv> {
  const key = deriveSecret(operator.backOfficeToken, "cookie");
  const formToken = deriveSecret(operator.backOfficeToken, "form");
  const keep = (c: Context, name: string, value: string) => {
    const secure = visitOf(c, operator.isTrustedProxy).origin.startsWith("https:");
    setCookie(c, name, value, { path: "/operator", httpOnly: true, sameSite: "Strict", secure });
  };
  return async (c, next) => {
    const desk: Desk = { operator, language: languageIn(c), formToken };
    c.set("desk", desk);
    const { token, lang } = c.req.query();
    if (token !== undefined && !sameSecret(token, operator.backOfficeToken)) {
      return c.html(lockedPage(desk), 403);
    }
    const isProgram = token !== undefined && wantsJson(c);
    if (!isProgram && token !== undefined) keep(c, keyCookie, key);
    if (!isProgram && lang !== undefined) keep(c, languageCookie, languageOf(lang));
    if (!isProgram && (token !== undefined || lang !== undefined)) return c.redirect(c.req.path, 303);

    const isKnown = isProgram || sameSecret(getCookie(c, keyCookie) ?? "", key);
    if (!isKnown) return c.html(lockedPage(desk), 403);
    await next();
  };
}

export function wantsJson(c: Context): boolean {
  return c.req.header("accept")?.includes("application/json") ?? false;
}

function languageIn(c: Context) {
  return languageOf(c.req.query("lang") ?? getCookie(c, languageCookie) ?? c.req.header("accept-language"));
}
