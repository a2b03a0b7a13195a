import { dialog } from "../dialog.ts";
import { h } from "../dom.ts";
import { t } from "../page.ts";
import type { SportsView } from "./types.ts";

/** The panel for verifying matches: the hash of today's seed, and yesterday's seed. */
export function sportsVerifyPanel(): { readonly open: () => void; readonly show: (view: SportsView) => void } {
  const list = h("dl", {});
  const panel = dialog(t("verifyTitle"), h("p", {}, t("verifySports")), list);
  return {
    open: () => panel.showModal(),
    show({ seed: { day, hash, revealed } }) {
      list.replaceChildren(
        h("dt", {}, t("today", { day })),
        h("dd", {}, h("code", {}, hash)),
        ...(revealed
          ? [h("dt", {}, t("yesterday", { day: revealed.day })), h("dd", {}, h("code", {}, revealed.secret))]
          : []),
      );
    },
  };
}
