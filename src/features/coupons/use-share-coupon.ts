import { useLingui } from "@lingui/react/macro";
import { siteConfig } from "../../api/config.ts";
import type { Coupon } from "../../contract/betframe.ts";
import { numberFormat } from "../../lib/intl.ts";
import { sentenceMs, showToast } from "../../ui/toast.ts";

/** Returns a function that shares the selections of a coupon by the device, or copies them. Amounts stay private. */
export function useShareCoupon(): (coupon: Coupon) => Promise<void> {
  const { t, i18n } = useLingui();
  return async ({ selections, odds }) => {
    const decimals = numberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const shownOdds = decimals.format(odds);
    const lines = selections.map(({ event, market, pick, odds: own }) => `${event} · ${market}: ${pick} · ${decimals.format(own)}`);
    const text = [siteConfig().brand.name, ...lines, t`Toplam oran: ${shownOdds}`].join("\n");
    try {
      if ("share" in navigator) return await navigator.share({ text });
    } catch (error) {
      // The player closed the device's dialog.
      if ((error as Error).name === "AbortError") return;
    }
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: "positive", text: t`Seçilen Alan Kopyalandı` });
    } catch {
      showToast({ tone: "info", text: t`Kupon paylaşılamadı`, durationMs: sentenceMs });
    }
  };
}
