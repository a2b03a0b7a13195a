import { bonusExamples } from "./bonus.ts";
import { casinoExamples } from "./casino.ts";
import { cmsExamples } from "./cms.ts";
import type { Example } from "./example.ts";
import { financeBanksExamples } from "./finance-banks.ts";
import { financeHistoryExamples } from "./finance-history.ts";
import { financeExamples } from "./finance.ts";
import { limitsExamples } from "./limits.ts";
import { livecasinoExamples } from "./livecasino.ts";
import { newsExamples } from "./news.ts";
import { pushExamples } from "./push.ts";
import { sliderExamples } from "./slider.ts";
import { systemExamples } from "./system.ts";
import { userAccountExamples } from "./user-account.ts";
import { userPasskeysExamples } from "./user-passkeys.ts";
import { userSecurityExamples } from "./user-security.ts";
import { userSecurityEventsExamples } from "./user-security-events.ts";
import { userStepUpExamples } from "./user-step-up.ts";
import { userExamples } from "./user.ts";

/** One example for every declared call. A test checks that none is missing. */
export const allExamples: readonly Example[] = [
  ...systemExamples,
  ...cmsExamples,
  ...sliderExamples,
  ...userExamples,
  ...userSecurityExamples,
  ...userPasskeysExamples,
  ...userStepUpExamples,
  ...userSecurityEventsExamples,
  ...userAccountExamples,
  ...casinoExamples,
  ...livecasinoExamples,
  ...newsExamples,
  ...financeExamples,
  ...financeBanksExamples,
  ...financeHistoryExamples,
  ...bonusExamples,
  ...pushExamples,
  ...limitsExamples,
];
