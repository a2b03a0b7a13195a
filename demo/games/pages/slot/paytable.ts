import { pays } from "../../../../operator/provider/maths/slot.ts";
import { dialog } from "../dialog.ts";
import { h } from "../dom.ts";
import { picture, t } from "../page.ts";

let panel: HTMLDialogElement | undefined;

/** Shows the payouts of three, four and five of each symbol. */
export function openPaytable(): void {
  panel ??= dialog(t("paytable"), h("p", {}, t("paytableNote")), table());
  panel.showModal();
}

function table(): HTMLElement {
  const rows = Object.entries(pays).map(([symbol, multiples], index) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, symbolImage(symbol, t("symbol", { number: index + 1 }))),
      ...multiples.map((multiple) => h("td", {}, `${multiple}×`)),
    ),
  );
  const head = ["3", "4", "5"].map((count) => h("th", { scope: "col" }, count));
  return h(
    "table",
    { class: "paytable" },
    h("thead", {}, h("tr", {}, h("td", {}, symbolImage("W", t("nazar"))), ...head)),
    h("tbody", {}, ...rows),
  );
}

function symbolImage(symbol: string, alt: string): HTMLElement {
  return h("img", { src: picture(symbol), alt, width: 40, height: 40 });
}
