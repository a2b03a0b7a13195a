import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { SupportLink } from "../../components/SupportLink.tsx";
import { cashDirections, type CashDirection } from "../../contract/cash-method.ts";
import { transactionStatuses } from "../../contract/finance-history.ts";
import type { IconName } from "../../ui/icon-name.ts";

export interface StatusWords {
  readonly label: string;
  /** What happens next, or what the player can do. */
  readonly next: ReactNode;
  readonly tone: "waiting" | "positive" | "negative";
  readonly icon: IconName;
}

/** Explains the status of a transfer. An unknown status counts as undecided. */
export function useStatusWords(): (direction: CashDirection, status: string) => StatusWords {
  const { t } = useLingui();
  return (direction, status) => {
    const isDeposit = direction === cashDirections.deposit;
    if (status === transactionStatuses.approved) {
      const next = isDeposit ? t`Tutar bakiyenize eklendi.` : t`Ödemeniz hesabınıza gönderildi.`;
      return { label: t({ message: "Onaylandı", context: "transfer" }), next, tone: "positive", icon: "check" };
    }
    if (status === transactionStatuses.cancelled) {
      const next = isDeposit ? (
        <Trans>
          Bakiyenize bir şey eklenmedi. Ödeme yaptıysanız <SupportLink />.
        </Trans>
      ) : (
        t`Tutar bakiyenize geri döndü.`
      );
      return { label: t`İptal edildi`, next, tone: "negative", icon: "warning" };
    }
    const next = isDeposit
      ? t`Ödemeniz onaylanınca tutar bakiyenize eklenir. Burada takip edebilirsiniz.`
      : t`Tutar bakiyenizden ayrıldı. Talebiniz inceleniyor; sonucu burada görürsünüz.`;
    return { label: t`Bekliyor`, next, tone: "waiting", icon: "clock" };
  };
}
