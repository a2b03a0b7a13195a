import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { showToast } from "../../../ui/toast.ts";
import type { Sent } from "./send-change.ts";

/** Tells the player how a change that they just made ended (spec §8). */
export function useTell(): (sent: Sent) => void {
  const { t } = useLingui();
  return useCallback(
    (sent) => {
      if (sent.kind === "failed") {
        showToast({ tone: "negative", text: sent.message ?? t`İşlem başarısız. Birazdan tekrar deneyin.` });
      } else if (sent.kind === "waiting") {
        if (sent.taken) showToast({ tone: "info", text: t`Çevrim dışısınız: bağlantı gelince kaydedilecek` });
        // More to read, and to keep in mind.
        else showToast({ tone: "info", text: t`Çevrim dışısınız: bu sayfa açık kalırsa bağlantı gelince kaydedilecek`, duration: 5000 });
      } else if (sent.kind === "done") {
        const text = sent.mode === "insert" ? t`Favorilere Başarıyla Eklendi` : t`Favorilere Başarıyla Kaldırıldı`;
        showToast({ tone: "positive", text });
      }
    },
    [t],
  );
}
