import { readOptions } from "../api/query.ts";
import { useExtension } from "../api/use-extension.ts";
import { useRead } from "../api/use-read.ts";
import type { CashDirection } from "../contract/cash-method.ts";
import { financeEligibility } from "../contract/finance.ts";

/** What can be moved now, and why not more. Never stored. Only for operators with the `eligibility` extension. */
export const eligibilityOptions = (direction: CashDirection) => readOptions(financeEligibility, { Type: direction });

/** What the player can deposit or withdraw now, and whether the operator says it at all. */
export function useEligibility(direction: CashDirection) {
  const { state } = useExtension("eligibility");
  return { extension: state, read: useRead(eligibilityOptions(direction), { enabled: state === "there" }) };
}
