/** The search parameters of the registration page. */
export interface RegistrationSearch {
  /** Absent for the first step. */
  readonly step?: 2 | 3;
  /** The promotion code. */
  readonly code?: string;
}

/**
 * Parses the parameters of `/register?code=HOSGELDIN`. `promo` and `promotionCode` are accepted in place of `code`.
 * Values that are not valid are ignored.
 */
export function registrationSearch(address: Readonly<Record<string, unknown>>): RegistrationSearch {
  const { step } = address;
  const codes = ["code", "promo", "promotionCode"].map((name) => textOf(address[name]));
  const code = codes.find((text) => text !== "");
  return { ...((step === 2 || step === 3) && { step }), ...(code && { code }) };
}

/** The router parses a code that looks like a number into a number. */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}
