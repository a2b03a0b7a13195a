/** What the page knows from the start: its settings, its texts and its money format. */
import { compareMoney, formatMoney } from "../../../src/lib/money.ts";
import type { PageSettings, TextName } from "./settings.ts";

export const settings = JSON.parse(document.body.dataset.settings ?? "{}") as PageSettings;

/** A text in the page's language. `values` replace its `{names}`. */
export function t(name: TextName, values: Readonly<Record<string, string | number>> = {}): string {
  return settings.texts[name].replaceAll(/\{(\w+)\}/g, (_whole, key: string) => String(values[key] ?? ""));
}

/** An amount in the player's notation. */
export function money(amount: string): string {
  return formatMoney(amount, settings.currency, settings.language);
}

/** A number with two decimals: odds, multipliers. */
export function decimal(value: number): string {
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return value.toLocaleString(settings.language, places);
}

/** A fraction as a percentage: `%96,39` in Turkish, `96.39%` in English. */
export function percent(share: number): string {
  const style = { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  return share.toLocaleString(settings.language, style);
}

/** The address of a picture of this game. */
export function picture(name: string): string {
  return `/pictures/${settings.reference}/${name}.svg`;
}

/** The result of a round in words. It is a win only above the stake; less than that is money back. */
export function resultOf(stake: string, win: string): { text: string; gladly: boolean } {
  if (compareMoney(win, "0") === 0) return { text: t("lost"), gladly: false };
  const above = compareMoney(win, stake);
  if (above > 0) return { text: t("won", { win: money(win) }), gladly: true };
  return { text: t(above === 0 ? "backEqual" : "backBelow", { win: money(win) }), gladly: false };
}
