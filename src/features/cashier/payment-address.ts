/** Hosts of this device. Browsers trust them without TLS, because nothing leaves the device. */
const isLoopback = (hostname: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/**
 * The address where a payment continues, with its host to show. Undefined unless it is https. The local demo has no
 * TLS, so a page served over http may also lead to http on this device.
 */
export function paymentAddress(
  address: string | undefined,
  ownProtocol: string = location.protocol,
): { readonly href: string; readonly host: string } | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, href, host, hostname, username, password } = new URL(address);
  const isOfDemo = protocol === "http:" && ownProtocol === "http:" && isLoopback(hostname);
  return (protocol === "https:" || isOfDemo) && !username && !password ? { href, host } : undefined;
}
