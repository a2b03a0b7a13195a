const modules = import.meta.glob<string>(
  [
    "../**/*.{ts,tsx}",
    "!../**/*.test.{ts,tsx}",
    "!../**/testing/**",
    "!../contract/public-pages.ts",
    "!../{routes/**,routeTree.gen.ts}",
  ],
  { query: "?raw", import: "default", eager: true },
);
const menus = ["header-menu", "footer-menu"].map(async (name) => (await fetch(`/data/${name}.json`)).text());

/** The text of every module of the site, and of its menus. */
const texts = [...Object.values(modules), ...(await Promise.all(menus))];

const segmentOf = (path: string) => path.split(/[/?#]/)[1];

/** The addresses of this site that are whole texts in the code. */
function quotedIn(text: string): string[] {
  return Array.from(text.matchAll(/(["'])(\/(?!\/)[\w./?#=&%-]*)\1/g), ([, , path = ""]) => path);
}

/**
 * Returns what links lead to whose parameters are texts in the code, such as `to="/info/$infType" params={{ infType: "faq" }}`.
 * The router's own templates stand for those with other parameters.
 */
function filledIn(text: string): string[] {
  const links = text.matchAll(/\bto[=:]\s*"(\/[^"]*\$[^"]*)",?\s+params[=:]\s*\{?\{([^}]*)\}/g);
  return Array.from(links, ([, to = "", params = ""]) => {
    const values = new Map(Array.from(params.matchAll(/(\w+): "([^"]*)"/g), ([, name, value]) => [name, value]));
    const whole = to.replace(/\/\{-\$(\w+)\}/g, (_, name: string) => (values.has(name) ? `/${values.get(name)}` : ""));
    return whole.replace(/\$(\w+)/g, (part, name: string) => values.get(name) ?? part);
  }).filter((address) => !address.includes("$"));
}

/** Returns what links in the text lead to, whether there is such a page or not. */
function linkedIn(text: string): string[] {
  return Array.from(text.matchAll(/\b(?:href|to)"?\s*[=:]\s*\{?\s*["'`]/g)).flatMap(({ 0: { length }, index }) =>
    quotedIn(text.slice(index + length - 1, index + length + 200)).slice(0, 1),
  );
}

/**
 * Returns every address of a page that the code and the menus contain: what links lead to, and whatever else begins as one of
 * these `paths` does. Addresses of files, and beginnings of addresses, which end with a slash, are none.
 */
export function addressesInCode(paths: readonly string[]): readonly string[] {
  const segments = new Set(paths.map(segmentOf));
  const others = texts.flatMap(quotedIn).filter((path) => segments.has(segmentOf(path)));
  return [...new Set([...texts.flatMap(linkedIn), ...texts.flatMap(filledIn), ...others])].filter(
    (path) => !/\.\w+([?#].*)?$|.\/$/.test(path),
  );
}
