import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Caller } from "../sessions/session.ts";

/**
 * Who sends a request. Headers that claim another address are not believed: behind a proxy, all players
 * have the proxy's.
 */
export function callerOf(c: Context): Caller {
  const address = getConnInfo(c).remote.address ?? "";
  // An IPv4 visitor of a server that listens on IPv6 comes as ::ffff:203.0.113.7.
  return { ip: address.replace(/^::ffff:/, ""), userAgent: c.req.header("user-agent") ?? "" };
}
