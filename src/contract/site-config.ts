/** `/config.json`: the run-time settings with which one build serves every operator (contract §1). */
import * as v from "valibot";
import { maybe } from "./values.ts";

/** What a value must be. The words for it are in site-config-problems.ts, which a site that works never loads. */
export type Demand = "filled" | "origin" | "address" | "base" | "key" | "day" | "colour" | "vapid" | "email";

const name = v.pipe(v.string(), v.trim(), v.nonEmpty("filled" satisfies Demand));

/** `https://example.com`, without path and without a slash at the end. */
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i, "origin" satisfies Demand),
);

/** Absolute, or root-relative to the page. */
const address = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/[^\s/]|\/(?![/\\]))\S*$/i, "address" satisfies Demand),
);

/** What goes before `/endpoint/v1`: empty for the page's own origin. Comes out without a slash at the end. */
const apiBase = v.pipe(
  v.string(),
  v.regex(
    /^(|(https?:\/\/[^\s/?#]+|\/(?![/\\]))[^\s?#]*)$/i,
    "base" satisfies Demand,
  ),
  v.transform((base) => base.replace(/\/+$/, "")),
);

/** An RSA public key; SubjectPublicKeyInfo and PKCS#1 are both in use. */
const publicKey = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^-----BEGIN (RSA )?PUBLIC KEY-----[A-Za-z0-9+/=\s]+-----END \1PUBLIC KEY-----$/,
    "key" satisfies Demand,
  ),
);

const day = v.pipe(v.string(), v.isoDate("day" satisfies Demand));

export const siteConfig = v.object({
  apiBase,
  /** For display only: without it the site does without. */
  ipInfoUrl: maybe(address),
  siteId: v.union([name, v.pipe(v.number(), v.transform(String))]),
  siteName: name,
  /** Where players find the site, for the addresses that search engines and shared links carry. */
  siteOrigin: maybe(origin),
  brand: v.object({
    name,
    logo: maybe(address),
    /** Shown beside shared links: a PNG or JPEG, 1200 × 630 at best. */
    shareImage: maybe(address),
    accent: maybe(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, "colour" satisfies Demand))),
  }),
  publicKey,
  vapidPublicKey: maybe(
    v.pipe(v.string(), v.regex(/^[\w-]{80,90}=*$/, "vapid" satisfies Demand)),
  ),
  support: v.object({
    chatUrl: maybe(address),
    /** The chat page allows this site to frame it: it opens on the page instead of beside it. */
    chatEmbedded: maybe(v.boolean()),
    /** A number or an address of that messenger. */
    whatsapp: maybe(v.string()),
    telegram: maybe(v.string()),
    email: maybe(v.pipe(v.string(), v.email("email" satisfies Demand))),
    liveStreamUrl: maybe(address),
  }),
  lottery: maybe(v.object({ startDate: day, endDate: day })),
  gameOrigins: maybe(v.array(origin)),
  imageOrigins: maybe(v.array(origin)),
  /** Pictures whose addresses begin with `under` can be had in each of these widths, in whole pixels: `?parameter=width`. */
  imageWidths: maybe(v.array(v.object({ under: address, parameter: name, widths: v.array(v.number()) }))),
});
export type SiteConfig = v.InferOutput<typeof siteConfig>;
