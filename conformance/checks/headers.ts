/** Headers: CORS, caches, compression. Where an operator may do without, it is a warning. */
import { casinoGamesList } from "../../src/contract/casino.ts";
import { cmsGetPromotions } from "../../src/contract/cms.ts";
import { type AnyCall, nameOf } from "../../src/contract/declaration.ts";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { isStorable, publicGetAddress } from "../../src/contract/public-get.ts";
import { userGetUserProfile } from "../../src/contract/user.ts";
import type { Check, Finding } from "../check.ts";
import type { Exchange } from "../exchange.ts";
import { sampleOf } from "../samples.ts";
import type { Site } from "../site.ts";
import { publicReads, sectionOf } from "./reads.ts";

const ofHeaders = { area: "headers", contract: "#transport" } as const;

const isApart = async (site: Site) => new URL(await site.endpoint()).origin !== site.siteOrigin;

/** A finding that is only a warning where the site and the back end have one origin. */
const apart = async (site: Site, came: string): Promise<Finding> => ({
  came: (await isApart(site)) ? came : `${came}; it is not needed while the site and the back end have one origin`,
  mayBe: !(await isApart(site)),
});

/** The headers of calls that a preflight has to allow, in the order of browsers. */
const sentHeaders = async (site: Site) =>
  (await site.extensions()).has("idempotency")
    ? ["content-type", "idempotency-key", "panel"]
    : ["content-type", "panel"];

const preflight = async (site: Site) =>
  site.send(
    {
      what: "OPTIONS of a call from the site",
      url: await site.endpoint(),
      method: "OPTIONS",
      headers: {
        Origin: site.siteOrigin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": (await sentHeaders(site)).join(","),
      },
    },
    "preflight",
  );

const allows = (header: string | null, wanted: string) =>
  (header ?? "")
    .toLowerCase()
    .split(",")
    .map((each) => each.trim())
    .some((each) => each === wanted || each === "*");

const games = { limit: 20, offset: 0 };

export const headerChecks: readonly Check[] = [
  {
    ...ofHeaders,
    id: "cors preflight",
    level: "must",
    title: "The back end takes calls from the site’s origin",
    expected: "a preflight with a status of 2xx and Access-Control-Allow-Origin for the site",
    advice: "Answer OPTIONS for /endpoint/v1. Without it, browsers send no call from another origin.",
    async run(site) {
      const { status, headers, problem } = await preflight(site);
      if (problem || status < 200 || status > 299) return apart(site, problem ?? `HTTP ${status}`);
      const origin = headers.get("access-control-allow-origin");
      return allows(origin, site.siteOrigin.toLowerCase())
        ? undefined
        : apart(site, `Access-Control-Allow-Origin: ${origin ?? "missing"}`);
    },
  },
  {
    ...ofHeaders,
    id: "cors headers",
    level: "must",
    after: ["cors preflight"],
    title: "The back end takes the front end’s headers from another origin",
    expected:
      "Access-Control-Allow-Headers with content-type and panel, and idempotency-key where there is the extension",
    advice: "A browser sends no call whose headers are not allowed.",
    async run(site) {
      const { headers } = await preflight(site);
      const missing = (await sentHeaders(site)).filter(
        (name) => !allows(headers.get("access-control-allow-headers"), name),
      );
      return missing.length > 0 ? apart(site, `not allowed: ${missing.join(", ")}`) : undefined;
    },
  },
  {
    ...ofHeaders,
    id: "cors answer",
    level: "must",
    title: "The site may read the answers",
    expected: "Access-Control-Allow-Origin for the site in the answer to a call",
    advice: "The header belongs into every answer, also of refusals and failures, not only into that of the preflight.",
    async run(site) {
      const { headers } = await site.ask(casinoGamesList, games, { headers: { Origin: site.siteOrigin } });
      const origin = headers.get("access-control-allow-origin");
      return allows(origin, site.siteOrigin.toLowerCase())
        ? undefined
        : apart(site, `Access-Control-Allow-Origin: ${origin ?? "missing"}`);
    },
  },
  {
    ...ofHeaders,
    id: "cors exposes",
    contract: "#refusals-and-errors",
    level: "may",
    after: ["cors answer"],
    title: "The site may read Retry-After",
    expected: "Access-Control-Expose-Headers with Retry-After, where the back end has another origin",
    advice: "Without it the front end does not know how long to wait, and tries again too early.",
    async run(site) {
      if (!(await isApart(site))) return { leftOut: "the site and the back end have one origin" };
      const { headers } = await site.ask(casinoGamesList, games, { headers: { Origin: site.siteOrigin } });
      const exposed = headers.get("access-control-expose-headers");
      return allows(exposed, "retry-after")
        ? undefined
        : { came: `Access-Control-Expose-Headers: ${exposed ?? "missing"}` };
    },
  },
  {
    ...ofHeaders,
    id: "no cookies",
    level: "may",
    title: "Calls set no cookies",
    expected: "no Set-Cookie in any answer",
    advice: "The front end sends no credentials of the browser: a cookie does nothing but break caches.",
    async run({ exchanges }) {
      const found = exchanges.find(({ headers }) => headers.has("set-cookie"));
      return found && { came: `one from ${found.request.what}` };
    },
  },
  {
    ...ofHeaders,
    id: "never 304 by POST",
    contract: "#lists",
    level: "must",
    title: "A POST is never answered with 304",
    expected: "HTTP 200 with the whole answer, also with If-None-Match",
    advice: "The front end has nothing to show for a 304 by POST.",
    async run(site) {
      const { headers } = await site.ask(casinoGamesList, games);
      const tag = headers.get("etag") ?? '"conformance"';
      const { status, problem } = await site.ask(casinoGamesList, games, { headers: { "If-None-Match": tag } });
      return status === 200 ? undefined : { came: problem ?? `HTTP ${status}` };
    },
  },
  ...[financeCheckBalance, userGetUserProfile].map((call: AnyCall): Check => ({
    ...ofHeaders,
    id: `private ${nameOf(call)}`,
    contract: "#what-is-stored",
    level: "must",
    needs: ["player"],
    title: `The answer to ${nameOf(call)} is not for shared caches`,
    expected: "no Cache-Control: public, and none that lets others keep it",
    advice: "Say Cache-Control: no-store for whatever belongs to a player.",
    async run(site) {
      const { headers } = await site.ask(call, {}, { as: await site.player() });
      const hint = headers.get("cache-control") ?? "";
      return /\bpublic\b|s-maxage/i.test(hint) ? { came: `Cache-Control: ${hint}` } : undefined;
    },
  })),
  {
    ...ofHeaders,
    id: "private says so",
    contract: "#what-is-stored",
    level: "may",
    needs: ["player"],
    title: "Players’ answers say that nobody may keep them",
    expected: "Cache-Control: no-store or private",
    advice: "Caches keep no POST, but not every proxy knows that.",
    async run(site) {
      const { headers } = await site.ask(financeCheckBalance, {}, { as: await site.player() });
      const hint = headers.get("cache-control");
      return /no-store|private/i.test(hint ?? "") ? undefined : { came: `Cache-Control: ${hint ?? "missing"}` };
    },
  },
  {
    ...ofHeaders,
    id: "JSON type",
    level: "may",
    title: "Answers say that they are JSON",
    expected: "Content-Type: application/json",
    advice: "Proxies compress and check by this type.",
    async run(site) {
      const { headers } = await site.ask(casinoGamesList, games);
      const type = headers.get("content-type");
      return /^application\/json/i.test(type ?? "") ? undefined : { came: `Content-Type: ${type ?? "missing"}` };
    },
  },
  {
    ...ofHeaders,
    id: "compression",
    level: "may",
    title: "Long answers are compressed",
    expected: "Content-Encoding br, gzip or zstd for a page of 100 games",
    advice: "It is a tenth of the bytes, and the first screen waits for them.",
    async run(site) {
      const { headers, text } = await site.ask(
        casinoGamesList,
        { limit: 100, offset: 0 },
        { headers: { "Accept-Encoding": "br, gzip" } },
      );
      if (text.length < 2_000) return { leftOut: "the answer is short" };
      return headers.has("content-encoding") ? undefined : { came: `${text.length} characters without` };
    },
  },
  {
    ...ofHeaders,
    id: "HTTPS",
    level: "may",
    title: "The back end is reached by HTTPS",
    expected: "an address that begins with https://, except on this machine",
    advice: "Passwords are sent in the body of a call.",
    async run(site) {
      const { protocol, hostname } = new URL(await site.endpoint());
      const isHere = /^(localhost|127\.|\[::1\])/.test(hostname) || hostname.endsWith(".localhost");
      return protocol === "https:" || isHere ? undefined : { came: protocol };
    },
  },
];

const ofGet = { area: "get", contract: "#public-reads-by-get", level: "must", needs: ["extension publicGet"] } as const;

/** Sends a call by GET. */
async function byGet(
  site: Site,
  call: AnyCall,
  data: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Exchange> {
  return site.get(publicGetAddress(await site.endpoint(), call, { ...data, Lang: "tr" }), headers);
}

/** What must not differ between the two ways. The rest may, such as the moment of a jackpot. */
const shapeOf = ({ body }: Exchange) => {
  const { result, pagination, data } = (body ?? {}) as { result?: unknown; pagination?: unknown; data?: unknown };
  return JSON.stringify({ result, pagination, rows: Array.isArray(data) ? data.length : typeof data });
};

const must405 = ({ status, headers, problem }: Exchange): Finding | undefined => {
  if (status !== 405) return { came: problem ?? `HTTP ${status}` };
  return headers.get("allow") === "POST" ? undefined : { came: `Allow: ${headers.get("allow") ?? "missing"}` };
};

const storable = publicReads.filter(isStorable);

export const getChecks: readonly Check[] = [
  ...storable.map((call): Check => ({
    ...ofGet,
    id: `get ${nameOf(call)}`,
    title: `${nameOf(call)} is answered by GET as by POST`,
    expected: "the same answer, with HTTP 200",
    advice: `See the address in the contract; ${sectionOf(call)} has the data.`,
    async run(site) {
      const data = await sampleOf(site, call);
      await site.read(call, data);
      const post = await site.ask(call, data);
      const get = await byGet(site, call, data);
      if (get.problem || get.status !== 200) return { came: get.problem ?? `HTTP ${get.status}` };
      return shapeOf(get) === shapeOf(post) ? undefined : { came: `${shapeOf(get)} by GET, ${shapeOf(post)} by POST` };
    },
  })),
  ...storable.map((call): Check => ({
    ...ofGet,
    id: `get cache ${nameOf(call)}`,
    after: [`get ${nameOf(call)}`],
    title: `${nameOf(call)} by GET says how long it may be kept`,
    expected: "Cache-Control: public with max-age, and an ETag",
    advice: "Without them a cache in front of the back end keeps nothing, and every visit reaches it.",
    async run(site) {
      const { headers } = await byGet(site, call, await sampleOf(site, call));
      const hint = headers.get("cache-control") ?? "missing";
      if (!/\bpublic\b/i.test(hint) || !/max-age=\d+/i.test(hint)) return { came: `Cache-Control: ${hint}` };
      return headers.has("etag") ? undefined : { came: "no ETag" };
    },
  })),
  {
    ...ofGet,
    id: "get unchanged",
    after: [`get ${nameOf(cmsGetPromotions)}`, `get cache ${nameOf(cmsGetPromotions)}`],
    title: "An unchanged answer is 304",
    expected: "HTTP 304 for a GET with the ETag in If-None-Match",
    advice: "The front end always asks whether what it has is current.",
    async run(site) {
      const { headers } = await byGet(site, cmsGetPromotions, {});
      const { status, problem } = await byGet(
        site,
        cmsGetPromotions,
        {},
        { "If-None-Match": headers.get("etag") ?? "" },
      );
      return status === 304 ? undefined : { came: problem ?? `HTTP ${status}` };
    },
  },
  {
    ...ofGet,
    id: "get player's",
    title: "A player’s call by GET is refused",
    expected: "HTTP 405 with Allow: POST",
    advice: "Addresses are logged everywhere. Players’ calls are POST always.",
    run: async (site) => must405(await byGet(site, financeCheckBalance, {})),
  },
  {
    ...ofGet,
    id: "get favourites",
    title: "A list of favourites by GET is refused",
    expected: "HTTP 405 with Allow: POST",
    advice: "With favorites the answer is the player’s.",
    run: async (site) => must405(await byGet(site, casinoGamesList, { ...games, favorites: true })),
  },
  {
    ...ofGet,
    id: "get unknown",
    title: "An unknown call by GET is refused",
    expected: "HTTP 405 with Allow: POST",
    advice: "Only public reads whose answers may be stored are answered by GET.",
    run: async (site) =>
      must405(await site.get(`${await site.endpoint()}?call=casino.nothing&data=%7B%22Lang%22%3A%22tr%22%7D`)),
  },
  {
    ...ofGet,
    id: "get refusal is not kept",
    title: "A refusal by GET is not kept",
    expected: "Cache-Control: no-store where result is false",
    advice: "A cache would give the refusal to everybody.",
    async run(site) {
      const exchange = await byGet(site, casinoGamesList, { limit: "many", offset: 0 });
      const { result } = (exchange.body ?? {}) as { result?: unknown };
      if (result !== false) return { leftOut: "the back end refuses nothing here" };
      const hint = exchange.headers.get("cache-control") ?? "missing";
      return /no-store/i.test(hint) ? undefined : { came: `Cache-Control: ${hint}` };
    },
  },
];
