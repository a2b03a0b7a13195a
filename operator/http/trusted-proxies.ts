import { BlockList, isIP, SocketAddress } from "node:net";
import { OperatorError } from "../operator-error.ts";

/** Whether an address, as written by `canonicalAddress`, belongs to one of our proxies. */
export type IsTrusted = (address: string) => boolean;

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
