/** What the schemas cannot express, for the parts of the page that are not calls. contract/openapi.json has them, too. */
import type { ExtensionName } from "../../src/contract/declaration.ts";
import type { messages, UserBlock } from "../../src/contract/envelope.ts";

/** The kinds of values, by what the tables call them. */
export const valueNotes = {
  text: "a JSON string, shown as it is",
  HTML: "a JSON string with markup; sanitised before it is shown",
  id: "a JSON string (not empty) or a number: ids, statuses, categories and types come either way, and the front end keeps them as strings",
  flag: '`1` or `0`, `"1"` or `"0"`, `true` or `false`',
  money:
    'a decimal string in the account\'s currency: `"1250.50"`, `"-3.00"`. Never a JSON number, never with separators. Fees, prizes and jackpots too',
  "number, whole number": "a JSON number: percentages, odds, seats, counts",
  moment: 'ISO 8601 with an offset: `"2026-11-21T14:05:00+03:00"`, `"2026-11-21T11:05:00Z"`',
  date: "`YYYY-MM-DD`, the operator's local day, which the front end takes to be that of Türkiye (`+03:00`); send a moment where that does not fit. As the bounds of a period both days are in it. An empty string means none",
  "image address": "absolute, or root-relative to the page",
  link: "followed only when it is `http(s)`, `mailto`, `tel` or a path of the site; otherwise there is no link",
} as const;

/** The fields of the envelope's `user`. */
export const userNotes: Readonly<Record<keyof UserBlock, string>> = {
  uid: "RSA ciphertext of the session's uid",
  sid: "RSA ciphertext of the session's sid",
  uip: "RSA ciphertext of the uip in the answer to log-in",
  gmt: "the player's offset",
  lang: "the player's language",
};

/** The fields of an answer's envelope. */
export const envelopeNotes = {
  result: "`true` or `false`",
  message: "text to show to the player",
  data: "what the call answers",
  code: "number, or the same as a string",
  debug: "text for engineers; never shown",
  pagination: '`0`, or `{"limit", "total", "offset"}` in whole numbers',
} as const;

/** The fields of the two envelopes that may be missing. */
export const optionalInEnvelopes: ReadonlySet<string> = new Set([
  "uid",
  "sid",
  "gmt",
  "message",
  "data",
  "code",
  "debug",
  "pagination",
]);

/** What the front end does with answers that are no success: what came, and what it does. */
export const failureNotes = {
  fault: ["HTTP 500", "shows that there are problems, and sends nothing until the player tries again"],
  tooManyCalls: [
    "`result: false` with `code: 429`, and `data.retryAfter` in seconds if known",
    "shows the message; only the player repeats the call",
  ],
  stepUp: ["`result: false` with `code: 428` and `data.methods`", "asks the player to prove who they are, see Step-up"],
  retryLater: [
    "HTTP 429 or 503 with the header `Retry-After`",
    "treats it as a temporary failure, and waits at least as long before it repeats a read",
  ],
  absent: [
    "any other status than 200, no connection, a body that is not JSON or not the envelope",
    "treats it as a temporary failure: retries reads, and tells the player about writes",
  ],
  malformed: ["`data` that does not match the tables", "the same, but of a list it drops only the invalid items"],
} as const;

/** The addresses below the endpoint that are no calls. */
export const addressNotes = {
  maintenance: "if `status` is on, the site is under maintenance",
  licences: "the operator's licences, for the footer",
} as const;

export const messageNotes: Readonly<Record<keyof typeof messages, string>> = {
  sessionExpired: "the session has expired. The front end tries to refresh it, or asks to log in again.",
  loginFailed: "the session is not valid. The player is logged out.",
  inactiveAccount: "the account is closed or suspended. The player is logged out.",
  successful: "the operation was successful.",
  noPermission: "the player has no permission for this.",
  emptyList: "nothing was found: an empty list, see below.",
  maintenance:
    "the site is under maintenance. The front end shows its maintenance page and sends only `maintenance/check_status` until that succeeds.",
  internalError: "a game's provider could not be reached. The front end shows its own text instead.",
};

export const extensionNotes: Readonly<Record<ExtensionName, string>> = {
  push: "push messages",
  limits: "limits, reality check, time-out and self-exclusion",
  bonus: "bonuses to see and to claim",
  idempotency: "writes that survive a lost connection, see Idempotency",
  credentials: "changing username and e-mail address",
  sessions: "seeing and ending sessions on other devices",
  statement: "sums of a period, and the net result of this session",
  passkeys: "logging in with a passkey instead of a password and a code",
  stepUp: "a stolen session cannot take the account over, see Step-up",
  securityEvents: "the player sees log-ins, refused attempts and changes, see Security events",
  eligibility:
    "what the player can deposit or withdraw now, and why not more, is said before the form is filled in; a running bonus can be given up",
  sums: "the sums of any filtered history and of any list of coupons: `finance/statement` heeds its filters",
  publicGet: "the home page, lobbies and content also when very many ask at once, see Public reads by GET",
  register_confirm: "confirming an account with the e-mail's token, and sending that e-mail again",
};

export const configNotes: Readonly<Record<string, string>> = {
  apiBase: "the part before `/endpoint/v1`; empty for the page's own origin",
  ipInfoUrl: "the address of the IP information, above",
  siteOrigin: "the site's own origin, in addresses that leave it (shared links, sitemap); needed behind a proxy",
  brand: "every field but `name` is optional; pictures of another origin need it in `imageOrigins`",
  "brand.shortName": "below the icon of the installed app: at most 12 letters; without it, the name",
  "brand.logo": "in place of the name in the header: absolute, or root-relative to the page",
  "brand.logoDark": "the logo in the dark theme, if it is another one",
  "brand.mark": "the brand's sign, square: beside the name if there is no logo, and on the log-in page",
  "brand.favicon": "the icon of the browser's tab; without it the mark or the logo",
  "brand.icons":
    "of the installed app, the first one also of notifications: PNG of 192 and 512 pixels; without them the mark or the logo",
  "brand.icons[].sizes": "such as `512x512`, or `any` for an SVG",
  "brand.icons[].purpose": "a `maskable` one fills its square, and its edge may be cut off",
  "brand.shareImage": "shown beside shared links: PNG or JPEG, 1200 × 630 at best",
  "brand.accent": "a colour as `#rrggbb`, as are all others: of buttons and of what is chosen, in both themes",
  "brand.colors":
    "the other colours follow from these; a colour that text could not be read on or in is moved as far as WCAG AA needs",
  "brand.colors.dark.accent": "for this theme alone",
  "brand.colors.dark.ground": "the page; it stays dark in the dark theme, and light in the light one",
  "brand.colors.dark.surface": "cards and bars; without it, it follows from `ground`",
  "brand.colors.dark.positive": "won, deposited",
  "brand.colors.dark.negative": "failed, missing",
  "brand.font": "the site's letters",
  "brand.font.files[].src": "a file of the site itself, root-relative: WOFF2 with the Turkish letters and `₺`",
  "brand.font.files[].weight": "one, such as `400`, or `400 800` for a variable font; the site uses 400 to 800",
  "brand.font.files[].unicodeRange": "if the alphabet is split over several files",
  "brand.font.display":
    "until it is loaded: `swap` shows another font, `optional` keeps that one if the font is late. Without it `swap`",
  "brand.radius": "of corners",
  "brand.density": "of the spaces around and between parts of a page; what is tapped keeps its size",
  "brand.pattern":
    "a square picture that repeats, drawn on nothing: some places take only its opacity. Also on the log-in page if that has no picture",
  "brand.pictures.logIn": "beside the log-in's form, above it on phones",
  "brand.pictures.empty": "in place of content that is missing, 120 × 80",
  "brand.pictures.hero": "on the home page while there is no slide: 21:9",
  siteId: "as the slider calls send it",
  siteName: "sent as `sitename`; also the home page's heading for screen readers",
  "brand.name": "in the header and in every page's title",
  "lottery.startDate": "`YYYY-MM-DD`, as is `endDate`; the lottery includes both days",
  publicKey:
    "the operator's RSA public key, PEM, of at least 2048 bits: with a shorter one the front end sends no password",
  vapidPublicKey: "base64url; without it there are no push messages",
  "support.chatUrl": "a page that opens in another window, unless it is embedded",
  "support.chatEmbedded": "the chat page lets the site frame it (`frame-ancestors`), and needs no other permission",
  "support.liveStreamUrl": "the operator's live stream: a page of the site or elsewhere",
  "support.whatsapp": "a phone number or an address",
  "support.telegram": "a name or an address",
  lottery: "the New Year lottery; without it there is no page for it",
  gameOrigins: "origins that game pages come from, such as `https://games.example.com`; never the page's own",
  imageOrigins: "origins that pictures come from, besides the page's own",
  publicGet: "whether the front end sends public reads by GET: the back end has the extension `publicGet`",
  imageWidths:
    "an addition of this front end: the pictures of games and tables that exist in several widths. Without it, the addresses of the answers are used unchanged",
  monitoring:
    "an addition of this front end: where it reports how fast pages were and what failed, see Monitoring. Without it, it reports nothing",
  "monitoring.url": "takes the reports; absolute, or root-relative to the page",
  "monitoring.sample": "the share of loaded pages that report, from 0 to 1",
  "imageWidths[].under": "the beginning of their addresses in the answers",
  "imageWidths[].parameter":
    "the name of the parameter with the width, added at the end of the address: `?w=216`, or `&w=216` after other parameters",
  "imageWidths[].widths": "in whole pixels, at least one; the front end requests only these",
};

export const pushNotes: Readonly<Record<string, string>> = {
  url: "a path of this site, opened when the message is tapped",
  tag: "a message replaces an earlier one with the same tag",
  badge: "how many messages are unread",
  web_push: "marks the message as declarative",
  "notification.navigate": "absolute, on this site: the address that a tap opens",
  "notification.app_badge": "how many messages are unread",
  "notification.data": "the payload above",
};
