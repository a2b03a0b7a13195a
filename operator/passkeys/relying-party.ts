import { isIP } from "node:net";
import type { CallContext } from "../dispatch/handler.ts";

/** The site for which passkeys are made. */
export interface RelyingParty {
  /** The site's domain. */
  readonly id: string;
  /** The site's origin: `https://karo.example`. */
  readonly origin: string;
}

/** Undefined on an origin that cannot have passkeys: an address without a domain, or one that is not secure. */
export function relyingPartyOf({ siteOrigin }: Pick<CallContext, "siteOrigin">): RelyingParty | undefined {
  if (!URL.canParse(siteOrigin)) return undefined;
  const { hostname: id, protocol, origin } = new URL(siteOrigin);
  const isSecure = protocol === "https:" || id === "localhost";
  return isSecure && isIP(id.replace(/^\[|\]$/g, "")) === 0 ? { id, origin } : undefined;
}
