import { dateFormat } from "../../../../src/lib/intl.ts";
import { h } from "../dom.ts";
import { decimal, settings, t } from "../page.ts";
import { type Market, marketPicks, type MatchView, type Pick } from "./types.ts";

export interface Matches {
  readonly element: HTMLElement;
  /** Shows these matches. `picked` holds the picks on the slip by match. */
  readonly show: (matches: readonly MatchView[], tab: "live" | "upcoming", picked: ReadonlyMap<string, Pick>) => void;
}

type Choose = (match: MatchView, market: Market, pick: Pick) => void;

/** The list of matches. Unchanged parts stay in place, so that no button moves away from a finger or loses focus. */
export function buildMatches(choose: Choose): Matches {
  const element = h("ul", { class: "matches" });
  const items = new Map<string, MatchItem>();
  const empty = h("li", { class: "empty" });
  return {
    element,
    show(matches, tab, picked) {
      const ids = new Set(matches.map(({ id }) => id));
      for (const [id, item] of items) {
        if (ids.has(id)) continue;
        item.element.remove();
        items.delete(id);
      }
      for (const match of matches) {
        const item = items.get(match.id) ?? matchItem(match, choose);
        item.update(match, picked.get(match.id));
        if (!items.has(match.id)) element.append(item.element);
        items.set(match.id, item);
      }
      empty.textContent = matches.length === 0 ? t(tab === "live" ? "noLive" : "loading") : "";
      if (matches.length === 0) element.append(empty);
      else empty.remove();
    },
  };
}

interface MatchItem {
  readonly element: HTMLElement;
  readonly update: (match: MatchView, picked: Pick | undefined) => void;
}

function matchItem(first: MatchView, choose: Choose): MatchItem {
  let current = first;
  const when = h("span", { class: "when" });
  const score = h("span", { class: "score" });
  const buttons = new Map<Pick, HTMLButtonElement>();
  const markets = Object.entries(marketPicks).map(([name, picks]) => {
    const market = name as Market;
    const made = picks.map((pick) => {
      const button = h(
        "button",
        { type: "button", class: "odds", onclick: () => choose(current, market, pick) },
        h("span", { class: "visually-hidden" }, `${first.home} – ${first.away}, `),
        h("span", {}, t(`pick_${pick}`)),
        h("b", {}),
      );
      buttons.set(pick, button);
      return button;
    });
    const label = t(`market_${market}`);
    return h(
      "div",
      { class: "market" },
      h("span", { class: "label", "aria-hidden": "true" }, label),
      h("div", { class: "picks", role: "group", "aria-label": label }, ...made),
    );
  });
  const element = h(
    "li",
    { class: "match" },
    h("p", { class: "head" }, when, h("span", {}, first.league)),
    h("h2", { class: "teams" }, h("span", {}, first.home), score, h("span", {}, first.away)),
    ...markets,
  );
  return {
    element,
    update(match, picked) {
      current = match;
      const live = match.minute !== undefined && match.score !== undefined;
      element.classList.toggle("live", live);
      when.textContent = live ? t("minute", { minute: Math.min(90, (match.minute ?? 0) + 1) }) : clock(match.startsAt);
      score.textContent = live ? `${match.score?.home} – ${match.score?.away}` : "–";
      for (const [pick, button] of buttons) {
        const odds = match.odds[pick];
        const value = odds === undefined ? "–" : decimal(Number(odds));
        const face = button.querySelector("b");
        if (face) face.textContent = value;
        button.disabled = odds === undefined;
        button.setAttribute("aria-pressed", String(pick === picked));
      }
    },
  };
}

function clock(moment: string): string {
  return dateFormat(settings.language, { hour: "2-digit", minute: "2-digit" }).format(new Date(moment));
}
