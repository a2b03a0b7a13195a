/** How much cause for concern the answers to the self-test give. */
export type SelfTestLevel = "none" | "low" | "moderate" | "high";

/**
 * Rates the answers, each 0 (never) to 3 (almost always), by their sum: 0, 1–2, 3–7, or 8 and more. These ranges are
 * usual for questionnaires of nine questions on a year of gambling.
 */
export function levelOf(answers: readonly number[]): SelfTestLevel {
  const sum = answers.reduce((total, answer) => total + answer, 0);
  if (sum >= 8) return "high";
  if (sum >= 3) return "moderate";
  return sum > 0 ? "low" : "none";
}
