import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Caller } from "../sessions/session.ts";

const webOrigin = /^https?:\/\/[a-z\d.:[\]-]+$/i;

/**
 * Who sends a request. Headers that claim another address are not believed: behind a proxy, all players
 * have the proxy's.
 */
export function callerOf(c: Context): Caller {
  const address = getConnInfo(c).remote.address ?? "";
  // An IPv4 visitor of a server that listens on IPv6 comes as ::ffff:203.0.113.7.
  return { ip: address.replace(/^::ffff:/, ""), userAgent: c.req.header("user-agent") ?? "", origin: originOf(c) };
}

/**
 * What the browser says of the page: behind a proxy, the address of the request is not the site's. Whoever
 * makes an origin up sends nobody but themselves there.
 */
function originOf(c: Context): string {
  const claimed = c.req.header("origin") ?? "";
  return webOrigin.test(claimed) ? claimed : new URL(c.req.url).origin;
}
