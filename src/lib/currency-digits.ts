import { numberFormat } from "./intl.ts";

/** How many decimals a currency has; 2 for a currency that is not an ISO code. */
export function currencyDigits(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2;
  return numberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
