import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { BlockList, isIP, SocketAddress } from "node:net";
import { OperatorError } from "../lib/faults.ts";
import type { Caller } from "../core/session.ts";

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

/** The default without `--trust-proxy`: no proxy is trusted. */
export const trustNobody: IsTrusted = () => false;

/**
 * Parses a comma-separated list of addresses and networks: `127.0.0.1, 10.0.0.0/8, fd00::/8`.
 *
 * @throws OperatorError that names the first invalid entry.
 */
export function trustedProxies(list: string): IsTrusted {
  const trusted = new BlockList();
  for (const entry of list.split(",").map((part) => part.trim())) {
    const [address = "", prefix, more] = entry.split("/");
    const version = isIP(address);
    const bits = Number(prefix ?? (version === 4 ? 32 : 128));
    const isPrefix = prefix === undefined || /^\d{1,3}$/.test(prefix);
    if (version === 0 || !isPrefix || bits > (version === 4 ? 32 : 128) || more !== undefined) {
      throw new OperatorError(
        `--trust-proxy: ${JSON.stringify(entry)} is not an address or a network.`,
        "List the addresses or networks of your own proxies, such as --trust-proxy 127.0.0.1,10.0.0.0/8",
      );
    }
    trusted.addSubnet(address, bits, version === 4 ? "ipv4" : "ipv6");
  }
  return (address) => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * The canonical spelling of an address, without port and brackets. An IPv4-mapped address (`::ffff:203.0.113.7`)
 * becomes the IPv4 address. Undefined for invalid text.
 */
export function canonicalAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1");
  const version = isIP(bare);
  if (version === 0) return undefined;
  const { address } = new SocketAddress({ address: bare, family: version === 4 ? "ipv4" : "ipv6" });
  return address.replace(/^::ffff:(?=[\d.]+$)/, "");
}

/** This machine and private networks. A container sees the machine that runs it as an address of a private network. */
const near = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  near.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  near.addSubnet(network, bits, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an origin is one that only its own machine can open: `localhost`, `*.localhost`, 127.0.0.0/8 or `[::1]`. */
export function isLocalOrigin(origin: string): boolean {
  const host =
    URL.parse(origin)
      ?.hostname.replace(/^\[(.*)\]$/, "$1")
      .replace(/\.$/, "") ?? "";
  return host === "localhost" || host.endsWith(".localhost") || isIn(loopback, host);
}

/**
 * Whether a request comes from the machine that runs the operator. The demo's public passwords work nowhere else. Whatever the
 * request says of the site's address has to agree: the host that it asks for, the page that sends it, and what proxies say,
 * trusted or not. A stranger can write any of them, so the visitor's address has to be near as well.
 */
export function isLocalVisit(c: Context, { ip, origin }: { readonly ip: string; readonly origin: string }): boolean {
  const page = c.req.header("origin");
  const hosts = listIn(c, "x-forwarded-host").map((host) => `http://${host}`);
  const addresses = [ip, ...listIn(c, "x-forwarded-for").map((address) => canonicalAddress(address) ?? "")];
  const origins = [origin, ...(page === undefined ? [] : [page]), ...hosts];
  return (
    c.req.header("forwarded") === undefined &&
    origins.every(isLocalOrigin) &&
    addresses.every((address) => isIn(near, address))
  );
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** Whether an address, as written by `canonicalAddress`, belongs to one of our proxies. */
export type IsTrusted = (address: string) => boolean;
