/** What the page knows from the start: its settings, its texts, its way of writing money. */
import { formatMoney } from "../../../../src/lib/money.ts";
import type { PageSettings } from "./settings.ts";
import { pageTexts, type TextName } from "./texts.ts";

export const settings = JSON.parse(document.body.dataset.settings ?? "{}") as PageSettings;

/** A text in the page's language, its `{names}` filled in. */
export function t(name: TextName, values: Readonly<Record<string, string | number>> = {}): string {
  const text: string = pageTexts[name][settings.language];
  return text.replaceAll(/\{(\w+)\}/g, (_whole, key: string) => String(values[key] ?? ""));
}

/** An amount as players read it. */
export function money(amount: string): string {
  return formatMoney(amount, settings.currency, settings.language);
}

/** A number with two decimals: odds, multipliers. */
export function decimal(value: number): string {
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return value.toLocaleString(settings.language, places);
}

/** A share as per cent: `%96,39` in Turkish, `96.39%` in English. */
export function percent(share: number): string {
  const style = { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  return share.toLocaleString(settings.language, style);
}

/** The address of one of the game's own pictures. */
export function picture(name: string): string {
  return `/pictures/${settings.reference}/${name}.svg`;
}
