import { useLingui } from "@lingui/react/macro";
import { transactionCategories } from "../../../contract/finance-history.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import type { SitePath } from "../../../ui/site-href.ts";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { activeFilters, type HistoryFilters, type HistoryPlace, historyPath } from "../history-search.ts";

interface EmptyView {
  readonly title: string;
  readonly text?: string;
  readonly href: SitePath;
  readonly action: string;
}

/** Shown in place of a history without rows: what the player can do first, or that the filters leave nothing. */
export function NoTransactions({ place, filters }: { place: HistoryPlace; filters: HistoryFilters }) {
  const { t } = useLingui();
  const { category } = filters;
  const { bet, deposit, withdraw, bonus } = transactionCategories;
  const paying = { href: "/profile/deposit", action: t`Para yatır` } as const;
  const views: Readonly<Record<string, EmptyView>> = {
    "": { title: t`Henüz işleminiz yok`, text: t`Yatırım, çekim, oyun ve bonuslarınız burada listelenir.`, ...paying },
    [deposit]: { title: t`Henüz yatırımınız yok`, ...paying },
    [withdraw]: { title: t`Henüz çekiminiz yok`, href: "/profile/withdraw", action: t`Para çek` },
    [bet]: { title: t`Henüz oyun işleminiz yok`, href: "/slot", action: t`Slot oyunlarına git` },
    [bonus]: { title: t`Henüz bonusunuz yok`, href: "/promotions", action: t`Promosyonlara git` },
  };
  const isFiltered = activeFilters(filters) > 0;
  // A category without a tab was chosen among the filters.
  const view = isFiltered ? undefined : views[category ?? ""];
  const { href, action, ...texts }: EmptyView = view ?? {
    title: t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`,
    href: historyPath(place, isFiltered ? { category } : {}),
    action: t`Filtreleri temizle`,
  };
  return (
    <StateMessage
      kind="empty"
      {...texts}
      action={
        <SiteLink href={href} className={buttonClass(view ? "primary" : "secondary")}>
          {action}
        </SiteLink>
      }
    />
  );
}
