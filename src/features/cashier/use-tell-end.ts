import { useLingui } from "@lingui/react/macro";
import { refusalText } from "../../client/refusal-text.ts";
import { sentenceMs, showToast } from "../../ui/toast.ts";
import type { TransferEnd } from "./send-transfer.ts";

/** Shows a toast about how a transfer ended, where no page shows it: the player may have left the one that sent it. */
export function useTellEnd(): (end: TransferEnd) => void {
  const { t } = useLingui();
  const tell = (tone: "positive" | "negative" | "info", text: string) => showToast({ tone, text, durationMs: sentenceMs });
  return (end) => {
    switch (end.kind) {
      case "done":
        return end.earlier ? tell("info", t`Önceki talebiniz ulaşmış. Yenisi gönderilmedi.`) : tell("positive", t`Talebiniz ulaşmış.`);
      case "elsewhere":
        return tell("info", t`Bu işlem başka bir sekmede tamamlandı.`);
      case "unknown":
        return tell("info", t`Yanıt alınamadı. İşlemin yapılıp yapılmadığı belli değil.`);
      case "no-storage":
      case "not-done":
        return tell("negative", (end.kind === "not-done" && refusalText(end.failure)) || t`Talebiniz ulaşmamış. Bakiyeniz değişmedi.`);
    }
  };
}
