import { infTypes } from "../../../src/contract/information.ts";
import { informationPath } from "../../../src/contract/information-paths.ts";

const sections = [
  "deposit",
  "withdraw",
  "bank-accounts",
  "history",
  "bets",
  "games",
  "bonuses",
  "coupons",
  "security",
  "password",
  "username",
  "email",
  "limits",
  "lottery",
  "statement",
  "preferences",
];
const virtualGames = [
  "betframe/sport",
  "betframe/live-sport",
  "bingo",
  "sound-bingo",
  "golden-race",
  "betongames",
  "football-3d",
  "zeplin",
  "spaceman",
];

/** The paths that content and menus may link to (contract.md, Paths of the site). */
const patterns = [
  /^\/$/,
  /^\/(about-us|promotions|tournaments|login|forgot-password|register|favorites|notifications|me|device-unsupported)$/,
  /^\/slot(\/type\/(slot|table|jackpot|instant|crash|bingo))?$/,
  /^\/live(\/type\/(roulette|blackjack|poker|baccarat|show))?$/,
  new RegExp(`^(${infTypes.flatMap((type) => [`/info/${type}`, informationPath(type)]).join("|")})$`),
  new RegExp(`^/profile(/(${sections.join("|")}))?$`),
  new RegExp(`^/play/virtual/(${virtualGames.join("|")})$`),
];

/** Whether a link of the demo's texts and menus leads to an existing page of this site. */
export function isKnownPath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
