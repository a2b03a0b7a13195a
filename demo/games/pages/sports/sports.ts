import { ask, Refused, stakeOn } from "../ask.ts";
import { tellSite } from "../bridge.ts";
import { h } from "../dom.ts";
import { settings, t } from "../page.ts";
import { buildShell } from "../shell.ts";
import { couponList } from "./coupon-list.ts";
import { buildMatches } from "./matches.ts";
import { buildSlip } from "./slip.ts";
import type { SportsView } from "./types.ts";
import { sportsVerifyPanel } from "./verify-day.ts";

const tabNames = ["live", "upcoming", "coupons"] as const;
type Tab = (typeof tabNames)[number];

/** A match minute takes ten seconds. Scores and odds are fetched a little more often. */
const refreshMs = 5_000;

let tab: Tab = settings.live ? "live" : "upcoming";
let view: SportsView | undefined;
let placing = false;

const verify = sportsVerifyPanel();
const shell = buildShell({ openVerify: verify.open, onChange: () => void refresh() });
const tabs = new Map(
  tabNames.map((name) => [
    name,
    h(
      "button",
      { type: "button", class: "tab", "aria-pressed": String(name === tab), onclick: () => show(name) },
      t(name),
    ),
  ]),
);
const matches = buildMatches((match, market, pick) => {
  if (!slip.toggle(match, market, pick)) shell.say(t("slipFull"));
});
const list = h("div", { class: "coupons" });
/** Moves the focus to the bet slip, past the remaining matches. Visible only with keyboard focus. */
const toSlip = h("button", { type: "button", class: "button to-slip", onclick: () => slip.focus() }, t("toSlip"));
const slip = buildSlip({ onChange: draw, onPlace: () => void place() });

shell.stage.append(
  h(
    "div",
    { class: "sports" },
    h(
      "div",
      { class: "board" },
      h("div", { class: "tabs", role: "group", "aria-label": settings.title }, ...tabs.values()),
      toSlip,
      matches.element,
      list,
    ),
    slip.element,
  ),
);

function show(next: Tab) {
  tab = next;
  for (const [name, button] of tabs) button.setAttribute("aria-pressed", String(name === tab));
  draw();
}

function draw() {
  if (!view) return;
  slip.follow(view.matches);
  matches.element.hidden = tab === "coupons";
  list.hidden = tab !== "coupons";
  if (tab === "coupons") list.replaceChildren(...couponList(view.coupons));
  else
    matches.show(
      view.matches.filter(({ minute }) => (minute !== undefined) === (tab === "live")),
      tab,
      slip.picked(),
    );
  slip.setLocked(placing || shell.isPaused());
}

function take(next: SportsView) {
  const settled = view?.coupons.some(
    ({ id, state }) => state === "open" && next.coupons.some((coupon) => coupon.id === id && coupon.state !== "open"),
  );
  view = next;
  shell.setBalance(next.balance);
  shell.setHash(next.seed.hash);
  verify.show(next);
  if (settled) tellSite("balance");
  draw();
}

async function refresh() {
  try {
    take(await ask<SportsView>("sports"));
    return true;
  } catch (error) {
    shell.explain(error);
    return false;
  }
}

async function place() {
  if (placing || shell.isPaused()) return;
  placing = true;
  slip.setLocked(true);
  shell.setBusy(true);
  shell.say(t("placing"));
  try {
    const placed = await stakeOn<SportsView & { coupon: string }>("coupons", { slip: slip.order() });
    slip.clear();
    take(placed);
    shell.say(t("placed", { id: placed.coupon }));
    tellSite("balance");
    show("coupons");
  } catch (error) {
    shell.explain(error);
    // When odds have changed, the slip shows the new ones for review before it is sent again.
    void ask<SportsView>("sports").then(take, () => {});
  } finally {
    placing = false;
    shell.setBusy(false);
    slip.setLocked(shell.isPaused());
  }
}

/** Polls until the session is over. Reports an error once, until a request succeeds again. */
async function keepFresh(): Promise<void> {
  for (let lost = false; ;) {
    await new Promise((resolve) => {
      setTimeout(resolve, refreshMs);
    });
    if (document.visibilityState !== "visible") continue;
    try {
      take(await ask<SportsView>("sports"));
      if (lost) shell.say("");
      lost = false;
    } catch (error) {
      if (!lost) shell.explain(error);
      if (error instanceof Refused) return;
      lost = true;
    }
  }
}

if (await refresh()) shell.say("");
tellSite("ready");
void keepFresh();
