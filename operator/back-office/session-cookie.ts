/** The cookie of a staff member's session. Scripts cannot read it, and other sites cannot send it. */
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { visitOf } from "../http/visit.ts";
import type { Operator } from "../operator.ts";

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
