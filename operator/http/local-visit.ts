import { BlockList, isIP } from "node:net";
import type { Context } from "hono";
import { canonicalAddress } from "./trusted-proxies.ts";

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

function listIn(c: Context, header: string): string[] {
  return (c.req.header(header) ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
