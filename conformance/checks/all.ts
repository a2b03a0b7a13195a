/** Every check of the kit, in the order in which they run. */
import type { Check } from "../check.ts";
import { configChecks } from "./config.ts";
import { fileChecks } from "./files.ts";
import { languageChecks, readChecks } from "./reads.ts";

export const allChecks: readonly Check[] = [...configChecks, ...fileChecks, ...readChecks, ...languageChecks];
