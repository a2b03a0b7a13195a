import { addMoney, compareMoney, fromMinorUnits, toMinorUnits } from "../../../../src/lib/money.ts";
import { colourOf, spinWheel } from "../../../../operator/provider/maths/roulette.ts";
import { ask, stakeOn } from "../ask.ts";
import { tellSite } from "../bridge.ts";
import { h, pace } from "../dom.ts";
import { money, resultOf, settings, t } from "../page.ts";
import type { RoundAnswer, SeatView } from "../round-types.ts";
import { buildShell } from "../shell.ts";
import { verifyPanel } from "../verify.ts";
import { buildFelt, shortAmount } from "./felt.ts";
import { buildWheel } from "./wheel.ts";

interface Outcome {
  readonly pocket: number;
}

/** How long the wheel stays enlarged, so that the number can be read. */
const shownMs = 900;

let spinning = false;
/** The bets on the table in the order in which they were placed. */
let chips: { readonly spot: string; readonly amount: string }[] = [];
let lastChips: typeof chips = [];
const lastPockets: number[] = [];

const openVerify = verifyPanel({
  recompute: (draw) => String(spinWheel(draw)),
  told: ({ outcome }) => String((outcome as Outcome).pocket),
  onSeat: (seat) => shell.setHash(seat.seed.hash),
  onError: (error) => shell.explain(error),
});
const shell = buildShell({ openVerify, onChange: () => void refresh() });
const wheel = buildWheel();
const felt = buildFelt(put);
const values = chipValues();
const chip = h("div", { class: "chips", role: "radiogroup", "aria-label": t("chip") }, ...values.map(chipButton));
const act = (name: "undo" | "clear" | "again", sign: string, work: () => void) =>
  h(
    "button",
    { type: "button", class: "icon-button", title: t(name), "aria-label": t(name), onclick: () => change(work) },
    sign,
  );
const undo = act("undo", "↶", () => chips.pop());
const clear = act("clear", "✕", () => {
  chips = [];
});
const again = act("again", "↻", () => {
  chips = [...lastChips];
});
const button = h("button", { type: "button", class: "button main-button", disabled: true, onclick: () => void play() });
const pockets = h("ol", { class: "pockets", "aria-label": t("lastPockets") });

const table = h("div", { class: "table" }, h("div", { class: "wheel-side" }, wheel.element, pockets), felt.element);
shell.stage.append(table);
shell.controls.append(chip, h("div", { class: "acts" }, undo, clear, again), button);

/** Five chips from the minimum bet up to the table's maximum. */
function chipValues(): string[] {
  const min = toMinorUnits(settings.minStake);
  const all = [1n, 2n, 5n, 20n, 100n].map((times) => fromMinorUnits(min * times));
  return all.filter((value) => compareMoney(value, settings.maxStake) <= 0);
}

function chipButton(value: string, index: number): HTMLElement {
  const radio = h("input", { type: "radio", name: "chip", value, checked: index === 0 });
  const name = h("span", { class: "visually-hidden" }, money(value));
  return h(
    "label",
    { class: `chip chip-${index}` },
    radio,
    name,
    h("span", { "aria-hidden": "true" }, shortAmount(value)),
  );
}

function chosenChip(): string {
  return chip.querySelector<HTMLInputElement>("input:checked")?.value ?? settings.minStake;
}

function put(spot: string) {
  change(() => chips.push({ spot, amount: chosenChip() }));
}

function change(work: () => void) {
  if (spinning || shell.isPaused()) return;
  work();
  wheel.forget();
  allow();
}

/** The total stake by spot. */
function bySpot(): Map<string, string> {
  const sums = new Map<string, string>();
  for (const { spot, amount } of chips) sums.set(spot, addMoney(sums.get(spot) ?? "0.00", amount));
  return sums;
}

function allow() {
  const free = !spinning && !shell.isPaused();
  const sums = bySpot();
  const stake = [...sums.values()].reduce(addMoney, "0.00");
  felt.show(sums, free);
  button.disabled = !free || chips.length === 0;
  button.textContent = t(spinning ? "rolling" : "spinWheel", { stake: money(stake) });
  undo.disabled = clear.disabled = !free || chips.length === 0;
  again.disabled = !free || lastChips.length === 0;
}

async function refresh() {
  try {
    const seat = await ask<SeatView>("state");
    shell.setBalance(seat.balance);
    shell.setHash(seat.seed.hash);
    if (lastPockets.length === 0) {
      for (const { outcome } of seat.recent.toReversed()) remember((outcome as Outcome).pocket);
    }
    allow();
    return true;
  } catch (error) {
    shell.explain(error);
    return false;
  }
}

async function play() {
  if (spinning || shell.isPaused() || chips.length === 0) return;
  spinning = true;
  allow();
  shell.setBusy(true);
  shell.say(t("rolling"));
  try {
    const bet = { chips: Array.from(bySpot(), ([spot, amount]) => ({ spot, amount })) };
    const { round, balance } = await stakeOn<RoundAnswer<Outcome>>("rounds", { bet });
    const { pocket } = round.outcome as Outcome;
    shell.stage.scrollTo({ top: 0 });
    table.classList.add("rolling");
    await wheel.roll(pocket);
    const { text, gladly } = resultOf(round.stake, round.win ?? "0");
    shell.setBalance(balance);
    shell.say(`${t("fell", { pocket, colour: t(colourOf(pocket)) })}. ${text}`, gladly);
    felt.point(pocket);
    remember(pocket);
    tellSite("balance");
    await pace(shownMs);
    lastChips = chips;
    chips = [];
  } catch (error) {
    shell.explain(error);
  } finally {
    table.classList.remove("rolling");
    spinning = false;
    shell.setBusy(false);
    allow();
    button.focus();
  }
}

function remember(pocket: number) {
  lastPockets.unshift(pocket);
  lastPockets.length = Math.min(lastPockets.length, 8);
  pockets.replaceChildren(...lastPockets.map((last) => h("li", { class: colourOf(last) }, String(last))));
}

if (await refresh()) shell.say(t("placeBets"));
tellSite("ready");
