import { useLingui } from "@lingui/react/macro";
import { refusalText } from "../../api/refusal-text.ts";
import { sentenceMs, showToast } from "../../ui/toast.ts";
import type { KnownTransfer } from "./resolve-lost-transfer.ts";

/** Shows a toast about how a transfer ended, where no page shows it: the player may have left the one that sent it. */
export function useShowTransferEnd(): (known: Pick<KnownTransfer, "end" | "transfer">) => void {
  const { t } = useLingui();
  const show = (tone: "positive" | "negative" | "info", text: string) =>
    showToast({ tone, text, durationMs: sentenceMs });
  return ({ end, transfer }) => {
    switch (end.kind) {
      case "done":
        if (!transfer) return show("info", t`Bu işlem başka bir sekmede tamamlandı.`);
        return end.earlier
          ? show("info", t`Önceki talebiniz ulaşmış. Yenisi gönderilmedi.`)
          : show("positive", t`Talebiniz ulaşmış.`);
      case "unknown":
        return show("info", t`Yanıt alınamadı. İşlemin yapılıp yapılmadığı belli değil.`);
      case "refused":
      case "unsent":
        return show("negative", refusalText(end.failure) || t`Talebiniz ulaşmamış. Bakiyeniz değişmedi.`);
    }
  };
}
