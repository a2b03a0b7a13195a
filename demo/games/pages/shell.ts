/** The frame of every game: title, balance, close button, fairness line, and the messages of the site. */
import { ask, Refused } from "./ask.ts";
import { isFramed, listenToSite, tellSite, tellSiteError } from "./bridge.ts";
import { h } from "./dom.ts";
import { money, percent, settings, t } from "./page.ts";

export interface Shell {
  /** The container for the game. */
  readonly stage: HTMLElement;
  /** The container for its buttons. */
  readonly controls: HTMLElement;
  readonly setBalance: (balance: string) => void;
  /** Shows and announces a status. `gladly` is true only for a win above the stake. */
  readonly say: (text: string, gladly?: boolean) => void;
  /** Tells the site whether a round is running. */
  readonly setBusy: (busy: boolean) => void;
  /** Whether new rounds are forbidden. */
  readonly isPaused: () => boolean;
  /** Shows an error. If the balance is too low, offers a deposit. */
  readonly explain: (error: unknown) => void;
  readonly setHash: (hash: string) => void;
}

export interface ShellOptions {
  readonly openVerify: () => void;
  /** Called when a pause begins or ends, and when the balance has grown. */
  readonly onChange: () => void;
}

/** Builds the page around the game and returns its controls. */
export function buildShell({ openVerify, onChange }: ShellOptions): Shell {
  const balance = h("span", { class: "balance-amount" }, "…");
  const status = h("p", { class: "status", role: "status" }, t("loading"));
  const more = h("button", {
    type: "button",
    class: "button more-money",
    hidden: true,
    onclick: () => void moreMoney(),
  });
  more.textContent = t(settings.demo ? "refill" : "deposit");
  const hash = h("code", {}, "…");
  const paused = h("p", { class: "paused", hidden: true }, t("paused"));
  const stage = h("div", { class: "stage" });
  const controls = h("div", { class: "controls" });
  const honest = t(settings.game === "sports" ? "honestSports" : "honest", { rtp: percent(settings.rtp) });

  document.body.append(
    h(
      "header",
      {},
      h("h1", {}, settings.title),
      settings.demo ? h("span", { class: "badge" }, t("demoBadge")) : undefined,
      h("p", { class: "balance" }, h("span", {}, t(settings.demo ? "demoBalance" : "balance")), balance),
      isFramed
        ? h(
            "button",
            { type: "button", class: "icon-button", "aria-label": t("close"), onclick: () => tellSite("close") },
            "×",
          )
        : undefined,
    ),
    h("main", {}, stage, h("div", { class: "result" }, status, more), controls, paused),
    h(
      "footer",
      {},
      h("p", {}, honest, " ", h("span", { class: "hash" }, t("seedHash"), " ", hash)),
      h("button", { type: "button", class: "text-button", onclick: openVerify }, t("verify")),
    ),
  );

  const shell: Shell = {
    stage,
    controls,
    setBalance: (amount) => {
      balance.textContent = money(amount);
    },
    say: (text, gladly = false) => {
      more.hidden = true;
      status.textContent = text;
      status.classList.toggle("glad", gladly);
    },
    setBusy: (busy) => tellSite(busy ? "busy" : "idle"),
    isPaused: () => !paused.hidden,
    explain: (error) => {
      const message = error instanceof Refused ? error.message : t(navigator.onLine ? "fault" : "offline");
      shell.say(message);
      more.hidden = !(error instanceof Refused && error.code === 402 && (settings.demo || isFramed));
      if (!(error instanceof Refused) || error.code === 410) tellSiteError(message);
    },
    setHash: (text) => {
      hash.textContent = text.slice(0, 12);
      hash.title = text;
    },
  };

  const setPaused = (is: boolean) => {
    paused.hidden = !is;
    onChange();
  };
  listenToSite({
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    balance: onChange,
  });

  async function moreMoney() {
    if (!settings.demo) return tellSite("deposit");
    try {
      const { balance } = await ask<{ balance: string }>("purse", {});
      shell.setBalance(balance);
      shell.say("");
    } catch (error) {
      shell.explain(error);
    }
  }
  return shell;
}
