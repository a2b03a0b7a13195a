import { compareMoney, fromMinorUnits, toMinorUnits } from "../../../../src/lib/money.ts";
import { crashPoint, highestPoint, lowestTarget, multiplierAfter } from "../../../../operator/provider/maths/crash.ts";
import { ask, heardOf, Refused, stakeOn } from "../ask.ts";
import { tellSite } from "../bridge.ts";
import { h } from "../dom.ts";
import { decimal, money, resultOf, t } from "../page.ts";
import type { RoundAnswer, RoundView, SeatView } from "../round-types.ts";
import { buildShell } from "../shell.ts";
import { stakeControl } from "../stake-control.ts";
import { verifyPanel } from "../verify.ts";
import { buildSky } from "./sky.ts";

interface Outcome {
  readonly point: number;
  readonly paid: number;
}
interface Bet {
  readonly stake: string;
  readonly target?: number;
}
type Answer = RoundAnswer<Outcome>;

/** The current flight. `began` is a time of this page's clock. */
let flight: { readonly id: string; readonly stake: string; readonly began: number; cashing: boolean } | undefined;
let starting = false;
const lastFlights: number[] = [];

const openVerify = verifyPanel({
  recompute: (draw) => decimal(crashPoint(draw) / 100),
  told: ({ outcome }) => decimal((outcome as Outcome).point / 100),
  onSeat: (seat) => shell.setHash(seat.seed.hash),
  onError: (error) => shell.explain(error),
});
const shell = buildShell({ openVerify, onChange: () => void refresh() });
const sky = buildSky();
const stake = stakeControl(() => {});
const target = h("input", {
  id: "target",
  type: "text",
  inputmode: "decimal",
  autocomplete: "off",
  placeholder: t("targetHint"),
});
const button = h(
  "button",
  { type: "button", class: "button main-button", disabled: true, onclick: () => void press() },
  t("start"),
);
const flights = h("ol", { class: "flights", "aria-label": t("lastFlights") });

shell.stage.append(sky.element, flights);
shell.controls.append(
  stake.element,
  h("div", { class: "target" }, h("label", { for: "target" }, t("target")), target),
  button,
);

async function refresh() {
  try {
    const seat = await ask<SeatView>("state");
    shell.setBalance(seat.balance);
    shell.setHash(seat.seed.hash);
    if (seat.open && !flight) fly(seat.open as RoundView<Bet, Outcome>);
    if (lastFlights.length === 0) {
      for (const { outcome } of seat.recent.toReversed()) remember((outcome as Outcome).point);
    }
    allow();
    return true;
  } catch (error) {
    shell.explain(error);
    return false;
  }
}

function allow() {
  const idle = flight === undefined && !starting && !shell.isPaused();
  stake.setDisabled(!idle);
  target.disabled = !idle;
  button.classList.toggle("cash-out", flight !== undefined);
  button.disabled = flight ? flight.cashing : !idle;
  if (!flight) button.textContent = t("start");
}

function press() {
  return flight ? cashOut() : takeOff();
}

async function takeOff() {
  if (starting || shell.isPaused()) return;
  const hundredths = readTarget();
  if (hundredths === null) return shell.say(t("targetWrong"));
  const amount = stake.value();
  if (amount === undefined) return shell.say(t("stakeWrong"));
  starting = true;
  allow();
  shell.setBusy(true);
  try {
    const bet: Bet = { stake: amount, ...(hundredths !== undefined && { target: hundredths }) };
    const { round, balance } = await stakeOn<Answer>("rounds", { bet });
    shell.setBalance(balance);
    tellSite("balance");
    starting = false;
    fly(round as RoundView<Bet, Outcome>);
    button.focus();
  } catch (error) {
    shell.setBusy(false);
    shell.explain(error);
  } finally {
    starting = false;
    allow();
  }
}

/** Shows the flight from its current position until the provider says that it is over. */
function fly({ id, stake, elapsedMs = 0 }: RoundView<Bet, Outcome>) {
  heardOf(id);
  const mine = { id, stake, began: performance.now() - elapsedMs, cashing: false };
  flight = mine;
  shell.setBusy(true);
  shell.say(t("flying"));
  sky.takeOff();
  const frame = () => {
    if (flight !== mine) return;
    const gone = performance.now() - mine.began;
    const multiplier = multiplierAfter(gone);
    sky.show(gone, multiplier);
    button.textContent = t(mine.cashing ? "cashingOut" : "cashOut", { win: money(times(stake, multiplier)) });
    button.disabled = mine.cashing || multiplier < lowestTarget;
    requestAnimationFrame(frame);
  };
  frame();
  void follow(mine.id);
}

/** Waits for the end of a flight, and survives lost connections. */
async function follow(id: string) {
  let lost = false;
  while (flight?.id === id) {
    try {
      const answer = await ask<Answer>(`rounds/${id}?wait=1`);
      if (answer.round.win !== undefined) return land(answer);
      lost = false;
    } catch (error) {
      if (!lost && flight?.id === id) shell.explain(error);
      if (error instanceof Refused) return;
      lost = true;
    }
  }
}

async function cashOut() {
  const mine = flight;
  if (!mine || mine.cashing) return;
  mine.cashing = true;
  try {
    land(await ask<Answer>(`rounds/${mine.id}/cash-out`, {}));
  } catch (error) {
    mine.cashing = false;
    shell.explain(error);
  }
}

function land({ round, balance }: Answer) {
  if (flight?.id !== round.id || !round.outcome) return;
  flight = undefined;
  const { point, paid } = round.outcome;
  const { text, gladly } = resultOf(round.stake, round.win ?? "0");
  const how = paid > 0 ? t("cashedAt", { paid: decimal(paid / 100) }) : t("crashed", { point: decimal(point / 100) });
  sky.land(paid > 0 ? paid : point, paid > 0);
  remember(point);
  shell.setBalance(balance);
  shell.say(`${how}. ${text}`, gladly);
  shell.setBusy(false);
  tellSite("balance");
  allow();
  button.focus();
}

function remember(point: number) {
  lastFlights.unshift(point);
  lastFlights.length = Math.min(lastFlights.length, 6);
  flights.replaceChildren(
    ...lastFlights.map((last) => h("li", { class: last >= 200 ? "high" : undefined }, `${decimal(last / 100)}×`)),
  );
}

/** The multiplier of the automatic cash-out, in hundredths. Undefined for none, null for an invalid one. */
function readTarget(): number | undefined | null {
  const text = target.value.trim().replace(",", ".");
  if (text === "") return undefined;
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text) || compareMoney(text, "0") === 0) return null;
  const hundredths = Number(toMinorUnits(text));
  return hundredths >= lowestTarget && hundredths <= highestPoint ? hundredths : null;
}

function times(amount: string, hundredths: number): string {
  return fromMinorUnits((toMinorUnits(amount) * BigInt(hundredths)) / 100n);
}

if ((await refresh()) && !flight) shell.say(t("crashReady"));
tellSite("ready");
