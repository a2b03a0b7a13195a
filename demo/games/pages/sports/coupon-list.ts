import { h } from "../dom.ts";
import { decimal, money, t } from "../page.ts";
import type { CouponView } from "./types.ts";

/** The player's coupons, the latest first. */
export function couponList(coupons: readonly CouponView[]): HTMLElement[] {
  if (coupons.length === 0) return [h("p", { class: "empty" }, t("noCoupons"))];
  return coupons.map((coupon) =>
    h(
      "article",
      { class: `coupon ${coupon.state}` },
      h("h2", {}, t("coupon", { id: coupon.id }), h("span", { class: "state" }, t(`state_${coupon.state}`))),
      h(
        "ul",
        {},
        ...coupon.selections.map(({ event, market, pick, odds, result }) =>
          h(
            "li",
            {},
            h("p", {}, h("strong", {}, event), h("span", { class: "hint" }, `${market}: ${pick}`)),
            h("b", {}, result ?? decimal(odds)),
          ),
        ),
      ),
      h(
        "p",
        { class: "sum" },
        h("span", {}, t("stake"), " ", h("b", {}, money(coupon.stake))),
        h("span", {}, t("odds"), " ", h("b", {}, decimal(coupon.odds))),
        coupon.state === "won"
          ? h("span", { class: "win" }, t("won", { win: money(coupon.win ?? "0") }))
          : h("span", {}, t("possibleWin"), " ", h("b", {}, money(coupon.possibleWin))),
      ),
    ),
  );
}
