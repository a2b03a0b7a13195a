/** The field for the stake, with a button on each side. */
import { compareMoney, fromMinorUnits, toMinorUnits } from "../../../src/lib/money.ts";
import { h } from "./dom.ts";
import { money, settings, t } from "./page.ts";

export interface StakeControl {
  readonly element: HTMLElement;
  /** The stake as a decimal string. Undefined when the text is not an amount. */
  readonly value: () => string | undefined;
  readonly setDisabled: (disabled: boolean) => void;
}

/** The steps of the buttons: 1, 2, 5, 10, 20, 50 … liras and their tenths. */
const ladder = [1n, 2n, 5n].flatMap((digit) =>
  [10n, 100n, 1_000n, 10_000n, 100_000n, 1_000_000n].map((unit) => digit * unit),
);
ladder.sort((left, right) => (left < right ? -1 : 1));

/** Starts with ten times the minimum, or with the maximum if that is lower. */
export function stakeControl(onChange: () => void): StakeControl {
  const min = toMinorUnits(settings.minStake);
  const max = toMinorUnits(settings.maxStake);
  const begin = [min * 10n, max].toSorted((left, right) => (left < right ? -1 : 1))[0] ?? min;
  const input = h("input", {
    id: "stake",
    type: "text",
    inputmode: "decimal",
    autocomplete: "off",
    value: shown(begin),
    "aria-describedby": "limits",
    oninput: onChange,
  });
  const step = (up: boolean) => () => {
    const now = read(input.value) ?? settings.minStake;
    const units = toMinorUnits(now);
    const next = up ? ladder.find((rung) => rung > units) : ladder.findLast((rung) => rung < units);
    const within = next === undefined || next < min ? min : next > max ? max : next;
    input.value = shown(within);
    onChange();
  };
  const less = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": t("less"), onclick: step(false) },
    "−",
  );
  const more = h("button", { type: "button", class: "icon-button", "aria-label": t("more"), onclick: step(true) }, "+");
  const limits = t("limits", { min: money(settings.minStake), max: money(settings.maxStake) });
  return {
    element: h(
      "div",
      { class: "stake" },
      h("label", { for: "stake" }, t("stake")),
      h("div", { class: "stepper" }, less, input, more),
      h("p", { id: "limits", class: "hint" }, limits),
    ),
    value: () => read(input.value),
    setDisabled: (disabled) => {
      for (const control of [input, less, more]) control.disabled = disabled;
    },
  };
}

function shown(units: bigint): string {
  const amount = fromMinorUnits(units);
  return settings.language === "tr" ? amount.replace(".", ",") : amount;
}

/** The typed text as a decimal string: `2,5` and `2.5` both mean two and a half liras. */
export function read(typed: string): string | undefined {
  const text = typed.trim().replace(",", ".");
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined;
  const amount = fromMinorUnits(toMinorUnits(text));
  return compareMoney(amount, "0") > 0 ? amount : undefined;
}
