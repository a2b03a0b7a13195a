/**
 * Scores the headers of a page like MDN's HTTP Observatory: 100 points minus penalties, plus bonus points from 90
 * points on. Redirects and script origins are not headers and count 0 here.
 */
export function observatoryScore(headers: Headers): number {
  const modifiers = [
    contentSecurityPolicy(headers.get("content-security-policy")),
    cookies(headers.getSetCookie()),
    crossOriginResourcePolicy(headers.get("cross-origin-resource-policy")),
    framing(headers.get("content-security-policy"), headers.get("x-frame-options")),
    referrerPolicy(headers.get("referrer-policy")),
    strictTransport(headers.get("strict-transport-security")),
    headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
  ];
  const sum = (kind: (modifier: number) => boolean) => modifiers.filter(kind).reduce((total, one) => total + one, 0);
  const withoutBonus = 100 + sum((modifier) => modifier < 0);
  return withoutBonus >= 90 ? withoutBonus + sum((modifier) => modifier > 0) : Math.max(0, withoutBonus);
}

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = policy.split(";").map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

function contentSecurityPolicy(policy: string | null): number {
  if (policy === null) return -25;
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get("default-src");
  const isBroad = (source: string) => ["*", "https:", "http:", "data:", "'unsafe-inline'"].includes(source);
  if (["script-src", "object-src"].some((name) => sourcesOf(name)?.some(isBroad) ?? true)) return -20;
  if (
    [...directives.values()].some((sources) =>
      sources.some((source) => source.startsWith("http://") || source === "http:"),
    )
  )
    return -20;
  if (sourcesOf("script-src")?.includes("'unsafe-eval'")) return -10;
  if (sourcesOf("style-src")?.some(isBroad) ?? true) return 0;
  const isClosed = directives.get("default-src")?.join() === "'none'";
  const formsStay = ["'none'", "'self'"].includes(directives.get("form-action")?.join() ?? "");
  return isClosed && formsStay ? 10 : 5;
}

function cookies(set: readonly string[]): number {
  if (set.length === 0) return 0;
  if (!set.every((cookie) => /; *secure/i.test(cookie))) return -40;
  if (!set.every((cookie) => /; *httponly/i.test(cookie))) return -30;
  return set.every((cookie) => /; *samesite=(strict|lax)/i.test(cookie)) ? 5 : 0;
}

function crossOriginResourcePolicy(policy: string | null): number {
  if (policy === null || policy === "cross-origin") return 0;
  return ["same-origin", "same-site"].includes(policy) ? 10 : -5;
}

function framing(policy: string | null, older: string | null): number {
  if (policy !== null && directivesOf(policy).has("frame-ancestors")) return 5;
  return older !== null && /^(deny|sameorigin)$/i.test(older) ? 0 : -20;
}

function referrerPolicy(policy: string | null): number {
  if (policy === null) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

function strictTransport(header: string | null): number {
  const seconds = Number(/(?:^|;)\s*max-age=(\d+)/.exec(header ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  const halfAYear = 15_768_000;
  return seconds < halfAYear ? -10 : 0;
}
