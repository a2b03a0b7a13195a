import type { InferInput } from "valibot";
import type { singleCashMethod } from "../../src/contract/cash-method.ts";
import { type eligibility, type EligibilityCode, eligibilityCodes } from "../../src/contract/finance.ts";
import { compareMoney } from "../../src/lib/money.ts";
import type { Moving, Obstacle, Standing } from "./standing.ts";

/**
 * How a player stands, in the format of the wire.
 *
 * @param largest the largest maximum of the methods in that direction.
 */
export function eligibilityAnswer(
  { obstacles, own, bonus, onTheWay }: Standing,
  { direction }: Pick<Moving, "direction">,
  largest: string,
): InferInput<typeof eligibility> {
  const [first] = obstacles;
  const nothingElse = direction === 1 ? largest : own;
  const available = first && compareMoney(first.most, nothingElse) < 0 ? first.most : nothingElse;
  return {
    available,
    own,
    ...(bonus !== undefined && { bonus }),
    onTheWay,
    reasons: obstacles
      .filter(({ code, most }) => code !== "balance" && compareMoney(most, nothingElse) <= 0)
      .map(reasonAnswer),
  };
}

function reasonAnswer({ code, refusal, amount, until, url }: Obstacle) {
  return {
    code: knownCode(code),
    message: refusal.message,
    ...(amount !== undefined && { amount }),
    ...(until && { until: until.toISOString() }),
    ...(url !== undefined && { url }),
  };
}

/** Why a method cannot be used, in the format of the wire. */
export function disabledAnswer({ code, refusal, url }: Obstacle): InferInput<typeof singleCashMethod>["disabled"] {
  return { code: knownCode(code), message: refusal.message, ...(url !== undefined && { url }) };
}

function knownCode(code: Obstacle["code"]): EligibilityCode {
  return eligibilityCodes.find((known) => known === code) ?? "other";
}
