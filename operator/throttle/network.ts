import { isIPv6 } from "node:net";

/**
 * The unit of rate limits: an IPv4 address, or the /64 network of an IPv6 address. A household or server usually has
 * a whole /64 and could use each of its addresses once.
 *
 * @param ip as written by `canonicalAddress`. Any other text stands for itself.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.split("::");
  const before = head === "" ? [] : head.split(":");
  // A dotted end replaces two groups. It never reaches the first four.
  const after = (tail ?? "")
    .replace(/[\d.]*\.[\d.]*$/, "0:0")
    .split(":")
    .filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
