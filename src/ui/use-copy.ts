import { useLingui } from "@lingui/react/macro";
import { sentenceMs, showToast } from "./toast.ts";

/** Returns a function that copies a text and tells the player whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: "positive", text: t`Seçilen Alan Kopyalandı` });
    } catch {
      showToast({ tone: "info", text: t`Kopyalanamadı. Metni seçip kopyalayın.`, durationMs: sentenceMs });
    }
  };
}
