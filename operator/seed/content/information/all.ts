import type { SeedInformation } from "../../types.ts";
import { affiliate } from "./affiliate.ts";
import { bettingRules } from "./betting-rules.ts";
import { bottomBar } from "./bottom-bar.ts";
import { casinoRules } from "./casino-rules.ts";
import { domain } from "./domain.ts";
import { faq } from "./faq.ts";
import { financeRules } from "./finance-rules.ts";
import { financialInformation } from "./financial-information.ts";
import { generalRules } from "./general-rules.ts";
import { liveCasinoRules } from "./live-casino-rules.ts";
import { otherGameRules } from "./other-game-rules.ts";
import { privacy } from "./privacy.ts";
import { promotionTerms } from "./promotion-terms.ts";
import { responsibleGaming } from "./responsible-gaming.ts";
import { siteInformation } from "./site-information.ts";
import { socialMedia } from "./social-media.ts";
import { termsOfUse } from "./terms-of-use.ts";

/** One text for each InfType of spec.md §7, in its order. */
export const information: readonly SeedInformation[] = [
  socialMedia,
  domain,
  bottomBar,
  termsOfUse,
  financeRules,
  liveCasinoRules,
  otherGameRules,
  affiliate,
  responsibleGaming,
  faq,
  generalRules,
  privacy,
  financialInformation,
  casinoRules,
  bettingRules,
  promotionTerms,
  siteInformation,
];
