import { type SlotOutcome, spin } from "../../../../operator/provider/maths/slot.ts";
import { ask, stakeOn } from "../ask.ts";
import { tellSite } from "../bridge.ts";
import { h } from "../dom.ts";
import { resultOf, t } from "../page.ts";
import type { RoundAnswer, SeatView } from "../round-types.ts";
import { buildShell } from "../shell.ts";
import { stakeControl } from "../stake-control.ts";
import { verifyPanel } from "../verify.ts";
import { openPaytable } from "./paytable.ts";
import { buildReels } from "./reels.ts";

let spinning = false;

const openVerify = verifyPanel({
  recompute: (draw) => spin(draw).stops.join(" "),
  told: ({ outcome }) => (outcome as SlotOutcome).stops.join(" "),
  onSeat: (seat) => shell.setHash(seat.seed.hash),
  onError: (error) => shell.explain(error),
});
const shell = buildShell({ openVerify, onChange: () => void refresh() });
const reels = buildReels();
const stake = stakeControl(() => {});
const button = h(
  "button",
  { type: "button", class: "button main-button", disabled: true, onclick: () => void play() },
  t("spin"),
);
const pays = h("button", { type: "button", class: "text-button", onclick: openPaytable }, t("paytable"));

shell.stage.append(reels.element, pays);
shell.controls.append(stake.element, button);

async function refresh() {
  try {
    const seat = await ask<SeatView>("state");
    shell.setBalance(seat.balance);
    shell.setHash(seat.seed.hash);
    allow();
    return true;
  } catch (error) {
    shell.explain(error);
    return false;
  }
}

function allow() {
  const free = !spinning && !shell.isPaused();
  button.disabled = !free;
  button.textContent = t(spinning ? "spinning" : "spin");
  stake.setDisabled(!free);
}

async function play() {
  if (spinning || shell.isPaused()) return;
  const amount = stake.value();
  if (amount === undefined) return shell.say(t("stakeWrong"));
  spinning = true;
  allow();
  shell.setBusy(true);
  shell.say(t("spinning"));
  const stop = reels.turn();
  try {
    const bet = { stake: amount };
    const { round, balance } = await stakeOn<RoundAnswer<SlotOutcome>>("rounds", { bet });
    const outcome = round.outcome as SlotOutcome;
    await stop(outcome.stops);
    shell.setBalance(balance);
    const { text, gladly } = resultOf(round.stake, round.win ?? "0");
    // A return of no more than the stake is not celebrated.
    reels.mark(gladly ? outcome.wins : []);
    shell.say(text, gladly);
    tellSite("balance");
  } catch (error) {
    await stop(undefined);
    shell.explain(error);
  } finally {
    spinning = false;
    shell.setBusy(false);
    allow();
    button.focus();
  }
}

if (await refresh()) shell.say(t("slotReady"));
tellSite("ready");
