import type { Localised } from "../types.ts";

/** A series of prepaid cards, see `envoy/getDepositAmounts`. */
export interface VoucherSeries {
  readonly code: string;
  readonly name: Localised;
  readonly amounts: readonly string[];
}

export const voucherSeries: readonly VoucherSeries[] = [
  { code: "BDM-Y", name: { tr: "Badem Yeşil", en: "Badem Green" }, amounts: ["50.00", "100.00", "250.00"] },
  { code: "BDM-A", name: { tr: "Badem Altın", en: "Badem Gold" }, amounts: ["500.00", "1000.00", "2500.00"] },
];
