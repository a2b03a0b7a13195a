import { fromMinorUnits, toMinorUnits } from "../../../../src/lib/money.ts";
import { h } from "../dom.ts";
import { decimal, money, t } from "../page.ts";
import { stakeControl } from "../stake-control.ts";
import type { Market, MatchView, Pick } from "./types.ts";

interface Selection {
  readonly match: MatchView;
  readonly market: Market;
  readonly pick: Pick;
  /** The last known odds. Undefined when bets on the match are closed. */
  readonly odds: string | undefined;
}

export interface Slip {
  readonly element: HTMLElement;
  /**
   * Adds a pick in place of another one of the same match, or removes it if it is on the slip. Returns false, and
   * changes nothing, when the slip is full.
   */
  readonly toggle: (match: MatchView, market: Market, pick: Pick) => boolean;
  /** Updates the odds and the matches. */
  readonly follow: (matches: readonly MatchView[]) => void;
  readonly picked: () => ReadonlyMap<string, Pick>;
  /** The slip as it is sent to the provider. */
  readonly order: () => unknown;
  readonly clear: () => void;
  readonly focus: () => void;
  readonly setLocked: (locked: boolean) => void;
}

const most = 10;

/** The bet slip: a bar at the bottom of a phone's screen, a column beside the matches on wide screens. */
export function buildSlip({ onChange, onPlace }: { onChange: () => void; onPlace: () => void }): Slip {
  let selections: Selection[] = [];
  let locked = false;
  const list = h("ul", {});
  const sum = h("p", { class: "sum" });
  const stake = stakeControl(() => changed());
  const button = h("button", { type: "button", class: "button main-button", onclick: onPlace }, t("place"));
  const count = h("span", { class: "count" });
  const body = h("div", { class: "slip-body" }, list, h("div", { class: "slip-foot" }, stake.element, sum, button));
  const head = h("h2", { class: "slip-head", tabindex: -1 }, t("slip"), count);
  const element = h("section", { class: "slip", "aria-label": t("slip") }, head, body);

  const changed = () => {
    draw();
    onChange();
  };
  const draw = () => {
    element.classList.toggle("empty", selections.length === 0);
    count.textContent = selections.length > 0 ? String(selections.length) : t("slipEmpty");
    list.replaceChildren(
      ...selections.map((selection) =>
        slipItem(selection, () => {
          selections = selections.filter((other) => other !== selection);
          changed();
        }),
      ),
    );
    const odds = combined(selections);
    const amount = stake.value();
    const win =
      odds === undefined || amount === undefined ? "–" : money(fromMinorUnits((toMinorUnits(amount) * odds) / 100n));
    sum.replaceChildren(
      h("span", {}, t("odds"), " ", h("b", {}, odds === undefined ? "–" : decimal(Number(fromMinorUnits(odds))))),
      h("span", {}, t("possibleWin"), " ", h("b", {}, win)),
    );
    stake.setDisabled(locked);
    button.disabled = locked || odds === undefined || amount === undefined;
  };
  draw();
  return {
    element,
    toggle(match, market, pick) {
      if (locked) return true;
      const same = selections.find((selection) => selection.match.id === match.id);
      const chosen = { match, market, pick, odds: match.odds[pick] };
      if (same?.pick === pick) selections = selections.filter((other) => other !== same);
      else if (same) selections = selections.map((other) => (other === same ? chosen : other));
      else if (selections.length < most) selections = [...selections, chosen];
      else return false;
      changed();
      return true;
    },
    follow(matches) {
      selections = selections.map((selection) => {
        const match = matches.find(({ id }) => id === selection.match.id);
        return { ...selection, match: match ?? selection.match, odds: match?.odds[selection.pick] };
      });
      draw();
    },
    picked: () => new Map(selections.map(({ match, pick }) => [match.id, pick])),
    order: () => ({
      stake: stake.value() ?? "",
      selections: selections.map(({ match, market, pick, odds }) => ({ event: match.id, market, pick, odds })),
    }),
    clear() {
      selections = [];
      draw();
    },
    focus: () => head.focus(),
    setLocked(is) {
      locked = is;
      draw();
    },
  };
}

/**
 * The product of the odds in hundredths, truncated after each step like the provider's. Undefined if one is missing.
 */
function combined(selections: readonly Selection[]): bigint | undefined {
  if (selections.length === 0) return undefined;
  let product = 100n;
  for (const { odds } of selections) {
    if (odds === undefined) return undefined;
    product = (product * toMinorUnits(odds)) / 100n;
  }
  return product < 1_000_000n ? product : 1_000_000n;
}

function slipItem({ match, market, pick, odds }: Selection, remove: () => void): HTMLElement {
  const name = `${match.home} – ${match.away}`;
  const shown = odds === undefined ? t("closed") : decimal(Number(odds));
  return h(
    "li",
    {},
    h("p", {}, h("strong", {}, name), h("span", { class: "hint" }, `${t(`market_${market}`)}: ${t(`pick_${pick}`)}`)),
    h("b", {}, shown),
    h(
      "button",
      { type: "button", class: "icon-button", "aria-label": t("remove", { match: name }), onclick: remove },
      "×",
    ),
  );
}
