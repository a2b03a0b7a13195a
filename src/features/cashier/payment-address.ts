/**
 * The address where a payment continues, with its host to show. Undefined if it is not https. A page that is itself
 * served without TLS, on a developer's machine, may also lead to http.
 */
export function paymentAddress(
  address: string | undefined,
  ownProtocol: string = location.protocol,
): { readonly href: string; readonly host: string } | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, href, host, username, password } = new URL(address);
  const isSecure = protocol === "https:" || (protocol === "http:" && ownProtocol === "http:");
  return isSecure && !username && !password ? { href, host } : undefined;
}
