/** What the address of the registration holds. */
export interface RegistrationSearch {
  /** The first step needs no mention. */
  readonly step?: 2 | 3;
  /** The promotion code. */
  readonly code?: string;
}

/**
 * Reads the address `/register?code=HOSGELDIN`; links that call the code `promo` or `promotionCode` mean the same.
 * What does not fit is as if it were not there.
 */
export function registrationSearch(address: Readonly<Record<string, unknown>>): RegistrationSearch {
  const { step } = address;
  const codes = ["code", "promo", "promotionCode"].map((name) => textOf(address[name]));
  const code = codes.find((text) => text !== "");
  return { ...((step === 2 || step === 3) && { step }), ...(code && { code }) };
}

/** A code that looks like a number has become one. */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}
