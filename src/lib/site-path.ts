/**
 * What makes an address mean one thing to a reader and another to a router or a browser:
 * backslashes (slashes to a browser), letters that look like slashes, invisible and control
 * characters (browsers pass over tabs and newlines inside addresses).
 */
const disguise = /[\\\p{C}\p{Zl}\p{Zp}\u2044\u2215\u27cb\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/u;

/** Longer than any page's address; what is longer is not worth the time that reading it takes. */
const longestPath = 2048;

/** No address that is meant honestly is encoded so many times over. */
const mostDecodings = 8;

/**
 * Whether `text` is a path of this site that may be followed as it stands: a return URL, the
 * address in a push message, a link in content. Dot segments are resolved before judging.
 */
export function isSitePath(text: string): boolean {
  return sitePath(text) !== undefined;
}

/** The path with dot segments resolved, or undefined when it is not one of this site. */
export function sitePath(text: string): string | undefined {
  if (text.length > longestPath || !text.startsWith("/") || /\s/.test(text) || disguise.test(text)) return undefined;
  // Any origin does: a path that leaves it is no path.
  const base = "https://site.invalid";
  const url = parseUrl(text, base);
  if (url?.origin !== base || isDeceptive(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Whether an empty segment or a disguise shows when the path is decoded, as often as that changes it. */
function isDeceptive(pathname: string): boolean {
  if (pathname.includes("//")) return true;
  let text = pathname;
  for (let round = 0; round < mostDecodings; round += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      // An escape that cannot be decoded breaks routers; one inside an escape is only odd.
      return text === pathname;
    }
    if (decoded === text) return false;
    if (disguise.test(decoded) || decoded.split("/").length > text.split("/").length) return true;
    text = decoded;
  }
  return true;
}

/** Where a link leads: into this site, or out of it (web, mail, phone). */
export type LinkTarget =
  | { readonly kind: "internal"; readonly path: string }
  | { readonly kind: "external"; readonly href: string };

/**
 * Reads an address that content, a menu or a mail names (contract §0). Undefined means that there
 * is no link: another scheme, a protocol-relative address, a name and password in front of the
 * host. `origin` is this site's; absolute addresses within it are internal.
 */
export function linkTarget(
  href: string,
  origin: string | undefined = globalThis.location?.origin,
): LinkTarget | undefined {
  const text = href.trim();
  const path = sitePath(text);
  if (path !== undefined) return { kind: "internal", path };
  if (/\s/.test(text) || disguise.test(text)) return undefined;
  if (/^(?:mailto|tel):[^/]/i.test(text)) return { kind: "external", href: text };
  if (!/^https?:\/\/[^/]/i.test(text)) return undefined;

  const url = parseUrl(text);
  if (!url || url.username || url.password) return undefined;
  if (url.origin !== origin) return { kind: "external", href: url.href };
  const own = sitePath(url.pathname + url.search + url.hash);
  return own === undefined ? undefined : { kind: "internal", path: own };
}

function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
