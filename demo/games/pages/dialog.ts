import { h } from "./dom.ts";
import { t } from "./page.ts";

/** A modal panel with a title and a button that closes it. */
export function dialog(title: string, ...content: readonly (Node | undefined)[]): HTMLDialogElement {
  const close = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": t("done"), onclick: () => panel.close() },
    "×",
  );
  const panel = h(
    "dialog",
    { "aria-label": title },
    h("div", { class: "dialog-head" }, h("h2", {}, title), close),
    h("div", { class: "dialog-body", tabindex: 0, role: "group", "aria-label": title }, ...content),
  );
  // A click outside the panel closes it, like Escape.
  panel.addEventListener("click", ({ target }) => {
    if (target === panel) panel.close();
  });
  document.body.append(panel);
  return panel;
}
