import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Caller } from "../sessions/session.ts";
import { isLocalVisit } from "./local-visit.ts";
import { canonicalAddress, type IsTrusted } from "./trusted-proxies.ts";

/** The address of a visitor and the origin of the site, as the visitor's browser sees them. */
export interface Visit {
  /** The visitor's address. */
  readonly ip: string;
  /** The site's origin: `https://karo.example`. */
  readonly origin: string;
}

const hostname = /^[a-z\d.-]+(:\d{1,5})?$|^\[[a-f\d:.]+\](:\d{1,5})?$/i;
const webOrigin = /^https?:\/\/[a-z\d.:[\]-]+$/i;

/**
 * Determines the visit of a request. `X-Forwarded-For`, `-Proto` and `-Host` count as far as trusted proxies wrote
 * them. Each proxy appends the address of its client, so the list is read from its end up to the first address that
 * is not a trusted proxy's. Anything before that may be made up.
 */
export function visitOf(c: Context, isTrusted: IsTrusted): Visit {
  let ip = canonicalAddress(getConnInfo(c).remote.address ?? "") ?? "";
  const forwardedFor = listIn(c, "x-forwarded-for");
  let proxies = 0;
  while (isTrusted(ip)) {
    proxies += 1;
    const asker = canonicalAddress(forwardedFor.pop() ?? "");
    if (asker === undefined) break;
    ip = asker;
  }
  const { protocol, host } = new URL(c.req.url);
  if (proxies === 0) return { ip, origin: `${protocol}//${host}` };
  const toldProtocol = forwardedValue(c, "x-forwarded-proto", proxies, /^https?$/);
  const toldHost = forwardedValue(c, "x-forwarded-host", proxies, hostname);
  return { ip, origin: `${toldProtocol ? `${toldProtocol}:` : protocol}//${toldHost ?? host}` };
}

/** The author of a call. */
export function callerOf(c: Context, isTrusted: IsTrusted): Caller {
  const { ip, origin } = visitOf(c, isTrusted);
  // If the API has its own origin, players are at the page's origin. A forged header misleads only the client that
  // sent it.
  const page = c.req.header("origin") ?? "";
  const isLocal = isLocalVisit(c, { ip, origin });
  return { ip, userAgent: c.req.header("user-agent") ?? "", origin: webOrigin.test(page) ? page : origin, isLocal };
}

/** The value that the outermost of our proxies wrote. A proxy either appends its value or replaces all values. */
function forwardedValue(c: Context, header: string, proxies: number, shape: RegExp): string | undefined {
  const values = listIn(c, header);
  const value = values[Math.max(0, values.length - proxies)]?.toLowerCase();
  return value !== undefined && shape.test(value) ? value : undefined;
}

function listIn(c: Context, header: string): string[] {
  return (c.req.header(header) ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
