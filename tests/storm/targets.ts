import type { Asked, Matches } from "./proxy.ts";

/**
 * Who opens the page. `first` and `player` have an empty device, except for the player's session records. `returning`
 * and `returning-player` have the worker installed and all stores filled.
 */
export type VisitorName = "first" | "returning" | "player" | "returning-player";

/** One answer that a page needs, and the page. */
export interface Target {
  readonly matches: Matches;
  readonly path: string;
  readonly visitors: readonly VisitorName[];
  /** The session's values are old, so it is refreshed first. */
  readonly stale?: true;
  /** A script of index.html: the browser reports its syntax errors as uncaught, and no code can catch them. */
  readonly isInPage?: true;
  /** The parts of the page's shape that need this answer. Undefined: the whole page. */
  readonly parts?: RegExp;
}

const everybody = ["first", "returning", "player"] as const;
const players = ["player", "returning-player"] as const;

const file = (pattern: RegExp, path = "/"): Target => ({
  matches: (asked) => pattern.test(asked.path),
  path,
  visitors: everybody,
});

const script = (pattern: RegExp): Target => ({ ...file(pattern), isInPage: true });

const call = (
  name: string,
  rest: Partial<Target> & { data?: (data: NonNullable<Asked["data"]>) => boolean } = {},
): Target => {
  const { data = () => true, ...target } = rest;
  return {
    matches: (asked) => asked.call === name && data(asked.data ?? {}),
    path: "/",
    visitors: everybody,
    ...target,
  };
};

const quickAccess = "94";

export const targets = {
  config: file(/^\/config\.json$/),
  // Turkish texts are part of the entry.
  texts: file(/^\/assets\/messages-[^/]+\.js$/, "/?lang=en"),
  "start-problem": script(/^\/start-problem\.js$/),
  runtime: script(/^\/assets\/rolldown-runtime-[^/]+\.js$/),
  vendor: script(/^\/assets\/vendor-[^/]+\.js$/),
  index: script(/^\/assets\/index-[^/]+\.js$/),
  page: file(/^\/assets\/promotions-[^/]+\.js$/, "/promotions"),
  data: file(/^\/data\/[^/]+\.json$/),
  slider: call("cmscontroller/getSlider", { parts: /Öne çıkanlar/ }),
  "quick-access": call("casino/games_list", {
    data: ({ categoryID }) => String(categoryID) === quickAccess,
    parts: /Hızlı erişim|picture/,
  }),
  categories: call("casino/category_list", { parts: /^H2|^A Tümü|picture/ }),
  jackpots: call("habanero/getJackpots", { parts: /Jackpot|amount/ }),
  shelves: call("casino/games_list", {
    data: ({ categoryID }) => String(categoryID) !== quickAccess,
    parts: /picture|H2|^A Tümü/,
  }),
  "special-dates": call("cmscontroller/getSpecialDateInf", { parts: /special/ }),
  "check-status": call("maintenance/check_status", { parts: /none/ }),
  capabilities: call("system/capabilities", {
    path: "/register-account-confirm?token=x",
    visitors: ["first", "returning"],
  }),
  "player-capabilities": call("system/capabilities", { path: "/profile/email", visitors: players }),
  ping: call("system/ping", { path: "/profile", visitors: players, stale: true }),
  profile: call("user/get_user_profile", {
    path: "/profile",
    visitors: players,
    // The link to the notifications has their number, which depends on who the player is.
    parts: /Deniz|Hesap|H1|Son girişler|Giriş ve iletişim|Kişisel bilgiler|Bildirimler/,
  }),
  balance: call("finance/check_balance", { path: "/profile", visitors: players, parts: /amount|Bakiye|Hesabım/ }),
  methods: call("finance/list_cash_methods_new", { visitors: players, parts: /none/ }),
  favourites: call("user/favorites", { visitors: players, parts: /favori/ }),
} as const satisfies Readonly<Record<string, Target>>;

export type TargetName = keyof typeof targets;
export const targetNames = Object.keys(targets) as TargetName[];
