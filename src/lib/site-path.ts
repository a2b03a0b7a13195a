/**
 * Characters that make an address look different to people than to a router or a browser: backslashes (browsers read
 * them as slashes), letters that look like slashes, and invisible or control characters (browsers skip tabs and
 * newlines in addresses).
 */
const disguise = /[\\\p{C}\p{Zl}\p{Zp}\u2044\u2215\u27cb\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/u;

/** Longer than the address of any page. Longer texts are not worth parsing. */
const longestPath = 2048;

/** No honest address is encoded this many times. */
const mostDecodings = 8;

/**
 * Whether `text` is a path of this site that is safe to follow: a return URL, the address in a push message, a link
 * in content. Dot segments are resolved first.
 */
export function isSitePath(text: string): boolean {
  return sitePath(text) !== undefined;
}

/** The path with dot segments resolved; undefined when it is not a path of this site. */
export function sitePath(text: string): string | undefined {
  if (text.length > longestPath || !text.startsWith("/") || /\s/.test(text) || disguise.test(text)) return undefined;
  // Any origin works here: it only shows whether the path leads to another one.
  const base = "https://site.invalid";
  const url = parseUrl(text, base);
  if (url?.origin !== base || isDeceptive(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/**
 * Whether decoding the path, repeatedly until it no longer changes, reveals an empty segment, a new slash or a
 * disguise.
 */
function isDeceptive(pathname: string): boolean {
  if (pathname.includes("//")) return true;
  let text = pathname;
  for (let round = 0; round < mostDecodings; round += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      // An invalid escape breaks routers. One inside another escape is harmless.
      return text === pathname;
    }
    if (decoded === text) return false;
    if (disguise.test(decoded) || decoded.split("/").length > text.split("/").length) return true;
    text = decoded;
  }
  return true;
}

/** Where a link leads: to a page of this site, or outside (web, mail, phone). */
export type LinkTarget =
  | { readonly kind: "internal"; readonly path: string }
  | { readonly kind: "external"; readonly href: string };

/**
 * Reads an address from content, a menu or a mail (contract.md, Values). Returns undefined when it must not become a
 * link: another scheme, a protocol-relative address, or a user name or password before the host. `origin` is this
 * site's; absolute addresses within it are internal.
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
