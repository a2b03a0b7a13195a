/** The panel in which a player verifies the fairness of rounds. */
import type { Draw } from "../../../operator/provider/maths/draw.ts";
import { ask } from "./ask.ts";
import { browserDraw, canVerify, sha256 } from "./browser-draw.ts";
import { h } from "./dom.ts";
import { dialog } from "./dialog.ts";
import { money, t } from "./page.ts";
import type { RecentRound, SeatView } from "./round-types.ts";
import type { TextName } from "./settings.ts";

export interface VerifyOptions {
  /** The result that the game derives from the numbers, in short form. Both sides must agree on it. */
  readonly recompute: (draw: Draw) => string;
  /** The same form of a round as the provider reported it. */
  readonly told: (round: RecentRound) => string;
  readonly onSeat: (seat: SeatView) => void;
  readonly onError: (error: unknown) => void;
}

/** Creates the panel. Returns a function that opens it. */
export function verifyPanel(options: VerifyOptions): () => void {
  const hash = h("code", {});
  const nextHash = h("code", {});
  const nonce = h("code", {});
  const seed = h("input", { id: "client-seed", type: "text", maxlength: 64, autocomplete: "off", spellcheck: "false" });
  const list = h("ul", { class: "rounds" });
  const change = h(
    "button",
    { type: "button", class: "button quiet", onclick: () => void changeSeed() },
    t("changeSeed"),
  );
  const panel = dialog(
    t("verifyTitle"),
    h("p", {}, t("verifyIntro")),
    h("dl", {}, ...named("serverHash", hash), ...named("nextHash", nextHash), ...named("nextRound", nonce)),
    h("label", { for: "client-seed" }, t("yourSeed")),
    h("div", { class: "row" }, seed, change),
    h("h3", {}, t("rounds")),
    list,
  );

  const show = (seat: SeatView) => {
    hash.textContent = seat.seed.hash;
    nextHash.textContent = seat.seed.nextHash;
    nonce.textContent = String(seat.seed.nextNonce);
    seed.value = seat.seed.clientSeed;
    list.replaceChildren(...seat.recent.map((round) => roundItem(round, options)));
    if (seat.recent.length === 0) list.append(h("li", {}, t("noRounds")));
  };
  const changeSeed = async () => {
    try {
      const seat = await ask<SeatView>("seed", { clientSeed: seed.value });
      show(seat);
      options.onSeat(seat);
    } catch (error) {
      panel.close();
      options.onError(error);
    }
  };
  const open = async () => {
    try {
      show(await ask<SeatView>("state"));
      panel.showModal();
    } catch (error) {
      options.onError(error);
    }
  };
  return () => void open();
}

function named(name: TextName, value: HTMLElement): HTMLElement[] {
  return [h("dt", {}, t(name)), h("dd", {}, value)];
}

function roundItem(round: RecentRound, options: VerifyOptions): HTMLElement {
  const { nonce, stake, win = "0", serverSeed } = round;
  const verdict = h("p", { class: "verdict", role: "status" });
  const verify = async () => {
    verdict.textContent = canVerify() ? t((await fits(round, options)) ? "fits" : "fitsNot") : t("noCrypto");
  };
  return h(
    "li",
    {},
    h("p", {}, h("strong", {}, t("round", { nonce })), ` ${money(stake)} → ${money(win)} · ${options.told(round)}`),
    serverSeed === undefined
      ? h("p", { class: "hint" }, t("secret"))
      : h("button", { type: "button", class: "text-button", onclick: () => void verify() }, t("check")),
    serverSeed === undefined ? undefined : h("code", {}, serverSeed),
    verdict,
  );
}

async function fits(round: RecentRound, { recompute, told }: VerifyOptions): Promise<boolean> {
  const { serverSeed = "", clientSeed, nonce, hash } = round;
  const draw = await browserDraw(serverSeed, clientSeed, nonce);
  return (await sha256(serverSeed)) === hash && recompute(draw) === told(round);
}
