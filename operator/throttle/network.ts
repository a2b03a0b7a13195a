import { isIPv6 } from "node:net";

/**
 * What counts as one place for limits: an IPv4 address, or the /64 network of an IPv6 address, because one
 * household or server has a whole /64 and could use each of its addresses once.
 *
 * @param ip as `canonicalAddress` writes it; any other text stands for itself.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.split("::");
  const before = head === "" ? [] : head.split(":");
  // A dotted end takes the room of two groups; it never reaches into the first four.
  const after = (tail ?? "").replace(/[\d.]*\.[\d.]*$/, "0:0").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
