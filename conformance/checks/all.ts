/** Every check of the kit, in the order in which they run: what ends the session comes last. */
import type { Check } from "../check.ts";
import { configChecks } from "./config.ts";
import { expiryChecks } from "./expiry.ts";
import { fileChecks } from "./files.ts";
import { getChecks, headerChecks } from "./headers.ts";
import { listChecks } from "./lists.ts";
import { moneyChecks } from "./money.ts";
import { languageChecks, readChecks } from "./reads.ts";
import { maintenanceChecks, observedChecks, rateChecks, refusalChecks, timeChecks, unknownChecks } from "./refusals.ts";
import { factorChecks, logInChecks, logOutChecks, nobodyChecks, sessionChecks } from "./session.ts";
import { writeChecks } from "./writes.ts";

export const allChecks: readonly Check[] = [
  ...configChecks,
  ...fileChecks,
  ...maintenanceChecks,
  ...logInChecks,
  ...readChecks,
  ...languageChecks,
  ...listChecks,
  ...getChecks,
  ...unknownChecks,
  ...nobodyChecks,
  ...sessionChecks,
  ...factorChecks,
  ...moneyChecks,
  ...writeChecks,
  ...headerChecks,
  ...refusalChecks,
  ...rateChecks,
  ...timeChecks,
  ...observedChecks,
  ...logOutChecks,
  ...expiryChecks,
];
