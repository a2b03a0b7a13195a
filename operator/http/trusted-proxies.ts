import { BlockList, isIP, SocketAddress } from "node:net";
import { OperatorError } from "../operator-error.ts";

/** Says of an address, as `canonicalAddress` writes it, whether a proxy of our own has it. */
export type IsTrusted = (address: string) => boolean;

/** Without `--trust-proxy`: nobody may speak for another. */
export const trustNobody: IsTrusted = () => false;

/**
 * Reads a comma-separated list of addresses and networks: `127.0.0.1, 10.0.0.0/8, fd00::/8`.
 *
 * @throws OperatorError that names the first entry that is neither.
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
        `--trust-proxy does not take ${JSON.stringify(entry)}.`,
        "Name the addresses or networks of your own proxies, such as --trust-proxy 127.0.0.1,10.0.0.0/8",
      );
    }
    trusted.addSubnet(address, bits, version === 4 ? "ipv4" : "ipv6");
  }
  return (address) => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * One spelling for each address; undefined for what is none. An IPv4 address in IPv6 clothes
 * (`::ffff:203.0.113.7`) becomes the IPv4 address. A port or brackets are left out.
 */
export function canonicalAddress(text: string): string | undefined {
  const bare = text.trim().replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  const version = isIP(bare);
  if (version === 0) return undefined;
  const { address } = new SocketAddress({ address: bare, family: version === 4 ? "ipv4" : "ipv6" });
  return address.replace(/^::ffff:(?=[\d.]+$)/, "");
}
