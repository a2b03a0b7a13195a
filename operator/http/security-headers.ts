import { secureHeaders } from "hono/secure-headers";
import type { SiteConfig } from "../../src/contract/site-config.ts";

/** Browser features that neither the site's pages nor its game frames use. */
const unused = [
  "accelerometer",
  "camera",
  "displayCapture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
] as const;

/** The headers of every answer. `static-site.ts` adds the content security policy to pages. */
export function securityHeaders(hstsSeconds: number | undefined) {
  return secureHeaders({
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    strictTransportSecurity: strictTransport(hstsSeconds),
    // Pictures set their own header, which allows other sites to show them.
    overwrite: false,
    permissionsPolicy: Object.fromEntries(unused.map((feature) => [feature, []])),
  });
}

/** The header that makes browsers use https only. Over http they ignore it. */
export function strictTransport(seconds: number | undefined): string | false {
  return seconds === undefined ? false : `max-age=${seconds}; includeSubDomains`;
}

/** The addresses in the site's configuration that pages may need to reach. */
type ReachableAddresses = Pick<
  SiteConfig,
  "apiBase" | "ipInfoUrl" | "gameOrigins" | "imageOrigins" | "support" | "monitoring"
>;

/**
 * Adds this operator's addresses to the content security policy that the build wrote (`dist/csp.txt`):
 *
 * - `connect-src`: the origins of `apiBase`, `ipInfoUrl` and `monitoring.url`; `imageOrigins`, because the service
 *   worker fetches images; and `gameOrigins`, because the page checks whether a game's origin answers;
 * - `img-src`: `imageOrigins`;
 * - `frame-src`: `gameOrigins`, and the origin of an embedded chat.
 *
 * Root-relative addresses belong to the site itself and change nothing.
 *
 * @throws TypeError for an origin that is not http(s).
 */
export function composeCsp(policy: string, site: ReachableAddresses): string {
  const images = (site.imageOrigins ?? []).map(originOf);
  const games = (site.gameOrigins ?? []).map(originOf);
  const { chatUrl, chatEmbedded } = site.support;
  const chats = [chatEmbedded ? (chatUrl ?? "") : ""].filter(isAbsolute).map(originOf);
  const addressed = [site.apiBase, site.ipInfoUrl ?? "", site.monitoring?.url ?? ""];
  const additions: Record<string, readonly string[]> = {
    "connect-src": [...addressed.filter(isAbsolute).map(originOf), ...images, ...games],
    "img-src": images,
    "frame-src": [...games, ...chats],
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
  // Browsers ignore 'none' next to other sources, with a warning.
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
