import type { SiteConfig } from "../../src/contract/site-config.ts";

/** The addresses in the site's configuration that a page may need to reach. */
export type ReachableAddresses = Pick<
  SiteConfig,
  "apiBase" | "ipInfoUrl" | "gameOrigins" | "imageOrigins" | "support"
>;

/**
 * Opens the content security policy that the build wrote (`dist/csp.txt`) for this operator's own
 * addresses, and for nothing else:
 *
 * - `connect-src`: the origins of `apiBase` and `ipInfoUrl`; `imageOrigins` too, because the service
 *   worker fetches images;
 * - `img-src`: `imageOrigins`;
 * - `frame-src`: `gameOrigins`, and the origin of a chat that is embedded.
 *
 * Root-relative addresses are the site's own and change nothing. Throws a TypeError for an origin that
 * is not http(s).
 */
export function composeCsp(policy: string, site: ReachableAddresses): string {
  const images = (site.imageOrigins ?? []).map(originOf);
  const { chatUrl, chatEmbedded } = site.support;
  const chats = [chatEmbedded ? (chatUrl ?? "") : ""].filter(isAbsolute).map(originOf);
  const additions: Record<string, readonly string[]> = {
    "connect-src": [...[site.apiBase, site.ipInfoUrl ?? ""].filter(isAbsolute).map(originOf), ...images],
    "img-src": images,
    "frame-src": [...(site.gameOrigins ?? []).map(originOf), ...chats],
  };
  return policy
    .split(";")
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = "", ...sources]) => serialise(name, sources, additions[name] ?? []))
    .join("; ");
}

function serialise(name: string, sources: readonly string[], added: readonly string[]): string {
  const all = [...new Set([...sources, ...added])];
  // 'none' next to anything else is ignored by browsers with a warning.
  return [name, ...(added.length > 0 ? all.filter((source) => source !== "'none'") : all)].join(" ");
}

function isAbsolute(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(address);
}

function originOf(address: string): string {
  const url = new URL(address);
  if (!["http:", "https:"].includes(url.protocol)) throw new TypeError(`Not an http(s) origin: ${address}`);
  return url.origin;
}
