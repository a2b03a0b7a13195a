import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { languageOf } from "../lib/language.ts";
import { visitOf } from "../http/visit.ts";
import type { Operator } from "../calls/operator.ts";
import { deriveSecret } from "../lib/secret.ts";
import { may, memberOf } from "./members.ts";
import type { OfficeEnv, Hall, HallEnv } from "./office.ts";
import { refusedPage, roleFor } from "./page.ts";

const languageCookie = "karo-operator-language";

/** Gives every page its language. `?lang=` chooses it for later visits. */
export function hall(operator: Operator): MiddlewareHandler<HallEnv> {
  return async (c, next) => {
    const { lang, ...others } = c.req.query();
    if (lang !== undefined) {
      const secure = visitOf(c, operator.isTrustedProxy).origin.startsWith("https:");
      setCookie(c, languageCookie, languageOf(lang), { path: "/operator", httpOnly: true, sameSite: "Strict", secure });
      const query = new URLSearchParams(others).toString();
      return c.redirect(query ? `${c.req.path}?${query}` : c.req.path, 303);
    }
    c.set("hall", { operator, language: languageOf(getCookie(c, languageCookie) ?? c.req.header("accept-language")) });
    await next();
  };
}

/** Admits members of staff who are logged in, as far as their role goes. Sends others to the log-in. */
export function access(operator: Operator): MiddlewareHandler<OfficeEnv> {
  return async (c, next) => {
    const { hall } = c.var;
    const secret = sessionIn(c, operator);
    const member = await memberOf(operator.db, secret, operator.now());
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!member || secret === undefined)
      return isRead && !wantsJson(c) ? c.redirect("/operator/log-in", 303) : refuse(c, hall, "loggedOut");

    const { path } = c.req;
    const mayChange = may(member.role, roleFor(path, false));
    c.set("office", { ...hall, member, mayChange, formToken: deriveSecret(secret, "form") });
    if (path !== logOutPath && !may(member.role, roleFor(path, isRead))) return refuse(c, hall, "notAllowed");
    await next();
  };
}

/** Every role may log out. */
const logOutPath = "/operator/log-out";

function refuse(c: Context, hall: Hall, why: Parameters<typeof refusedPage>[1]) {
  return c.html(refusedPage(hall, why), 403);
}

export function wantsJson(c: Context): boolean {
  return c.req.header("accept")?.includes("application/json") ?? false;
}

/** The cookie of a staff member's session. Scripts cannot read it, and other sites cannot send it. */
const cookie = "karo-staff";

/** On https the name has the prefix `__Host-`: browsers then take it from no other host and over nothing but https. */
const isSecure = (c: Context, operator: Operator) => visitOf(c, operator.isTrustedProxy).origin.startsWith("https:");

/** The secret of the visitor's session. */
export function sessionIn(c: Context, operator: Operator): string | undefined {
  return isSecure(c, operator) ? getCookie(c, cookie, "host") : getCookie(c, cookie);
}

/** Gives the visitor a session. The browser forgets it when it is closed; the operator after 12 hours. */
export function keepSession(c: Context, operator: Operator, secret: string): void {
  const options = { httpOnly: true, sameSite: "Strict" } as const;
  if (isSecure(c, operator)) setCookie(c, cookie, secret, { ...options, prefix: "host", secure: true, path: "/" });
  else setCookie(c, cookie, secret, { ...options, path: "/operator" });
}

export function dropSession(c: Context, operator: Operator): void {
  if (isSecure(c, operator)) deleteCookie(c, cookie, { prefix: "host", secure: true, path: "/" });
  else deleteCookie(c, cookie, { path: "/operator" });
}
