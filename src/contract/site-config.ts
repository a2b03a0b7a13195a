/** `/config.json`: the run-time settings with which one build serves every operator (contract.md, Other addresses). */
import * as v from "valibot";
import { isEmailAddress } from "../lib/email-address.ts";
import { maybe } from "./values.ts";

/** What a value must be. Its texts are in site-config-problems.ts, which a site without problems never loads. */
export type Demand =
  | "filled"
  | "origin"
  | "address"
  | "base"
  | "key"
  | "day"
  | "colour"
  | "vapid"
  | "email"
  | "share"
  | "ownFile"
  | "weight"
  | "range";

const name = v.pipe(v.string(), v.trim(), v.nonEmpty("filled" satisfies Demand));

/** `https://example.com`, without a path and without a trailing slash. */
const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i, "origin" satisfies Demand));

/** Absolute, or root-relative to the page. */
const address = v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s/]|\/(?![/\\]))\S*$/i, "address" satisfies Demand));

/** The part before `/endpoint/v1`; empty for the page's own origin. Parsed without a trailing slash. */
const apiBase = v.pipe(
  v.string(),
  v.regex(/^(|(https?:\/\/[^\s/?#]+|\/(?![/\\]))[^\s?#]*)$/i, "base" satisfies Demand),
  v.transform((base) => base.replace(/\/+$/, "")),
);

/** An RSA public key as SubjectPublicKeyInfo or PKCS#1. */
const publicKey = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^-----BEGIN (RSA )?PUBLIC KEY-----[A-Za-z0-9+/=\s]+-----END \1PUBLIC KEY-----$/, "key" satisfies Demand),
);

const day = v.pipe(v.string(), v.isoDate("day" satisfies Demand));

const colour = maybe(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, "colour" satisfies Demand)));

/** The colours that a brand chooses for one theme. All other colours of the theme are derived from them. */
const colours = v.object({
  accent: colour,
  ground: colour,
  surface: colour,
  text: colour,
  positive: colour,
  negative: colour,
});

/** The policy allows fonts of the site alone. */
const ownFile = v.pipe(v.string(), v.regex(/^\/(?![/\\])\S*$/, "ownFile" satisfies Demand));

const brand = v.object({
  name,
  /** Below the icon of the installed app, which has room for about twelve letters. */
  shortName: maybe(name),
  logo: maybe(address),
  /** The logo for the dark theme. */
  logoDark: maybe(address),
  /** The square sign of the brand: beside the name if there is no logo, and on the log-in page. */
  mark: maybe(address),
  favicon: maybe(address),
  icons: maybe(
    v.array(
      v.object({
        src: address,
        sizes: name,
        purpose: maybe(v.picklist(["any", "maskable", "monochrome"])),
      }),
    ),
  ),
  /** The picture for shared links: a PNG or JPEG, preferably 1200 × 630. */
  shareImage: maybe(address),
  accent: colour,
  colors: maybe(v.object({ dark: maybe(colours), light: maybe(colours) })),
  font: maybe(
    v.object({
      files: v.pipe(
        v.array(
          v.object({
            src: ownFile,
            weight: maybe(v.pipe(v.string(), v.regex(/^\d{3}( \d{3})?$/, "weight" satisfies Demand))),
            unicodeRange: maybe(
              v.pipe(v.string(), v.regex(/^U\+[\dA-F?-]+(, ?U\+[\dA-F?-]+)*$/i, "range" satisfies Demand)),
            ),
          }),
        ),
        v.nonEmpty("filled" satisfies Demand),
      ),
      display: maybe(v.picklist(["swap", "optional"])),
    }),
  ),
  /** Of corners. */
  radius: maybe(v.picklist(["none", "small", "normal", "large"])),
  density: maybe(v.picklist(["compact", "normal", "roomy"])),
  /** A repeating picture. Where it is a mask, only its opacity counts. */
  pattern: maybe(address),
  pictures: maybe(
    v.object({
      logIn: maybe(address),
      /** In place of content that is missing. */
      empty: maybe(address),
      /** On the home page, while there is no slide. */
      hero: maybe(address),
    }),
  ),
});

export const siteConfig = v.object({
  apiBase,
  /** For display only; the site works without it. */
  ipInfoUrl: maybe(address),
  siteId: v.union([name, v.pipe(v.number(), v.transform(String))]),
  siteName: name,
  /** The site's public origin, for the addresses that search engines and shared links use. */
  siteOrigin: maybe(origin),
  brand,
  publicKey,
  vapidPublicKey: maybe(v.pipe(v.string(), v.regex(/^[\w-]{80,90}=*$/, "vapid" satisfies Demand))),
  support: v.object({
    chatUrl: maybe(address),
    /** Whether the chat page allows this site to frame it. It then opens on the page instead of in a new tab. */
    chatEmbedded: maybe(v.boolean()),
    /** A phone number or an address of the messenger. */
    whatsapp: maybe(v.string()),
    telegram: maybe(v.string()),
    email: maybe(v.pipe(v.string(), v.check(isEmailAddress, "email" satisfies Demand))),
    liveStreamUrl: maybe(address),
  }),
  lottery: maybe(v.object({ startDate: day, endDate: day })),
  gameOrigins: maybe(v.array(origin)),
  imageOrigins: maybe(v.array(origin)),
  /** Whether the operator takes public reads by GET. Here and not only in its capabilities, because the first reads precede those. */
  publicGet: maybe(v.boolean()),
  /** Pictures whose addresses begin with `under` are available in these widths in whole pixels: `?parameter=width`. */
  imageWidths: maybe(v.array(v.object({ under: address, parameter: name, widths: v.array(v.number()) }))),
  /** Where the app sends how fast pages were and what failed, and which share of the loaded pages does so. */
  monitoring: maybe(
    v.object({
      url: address,
      sample: v.pipe(
        v.number(),
        v.check((share) => share >= 0 && share <= 1, "share" satisfies Demand),
      ),
    }),
  ),
});
export type SiteConfig = v.InferOutput<typeof siteConfig>;
