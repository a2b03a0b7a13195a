import { useLingui } from "@lingui/react/macro";
import { transactionCategories } from "../../contract/finance-history.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { depositLink, withdrawLink } from "../../api/page-links.ts";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { activeFilters, type HistoryFilters, historyLink, type HistoryPlace } from "./history-filters.ts";

interface EmptyView {
  readonly title: string;
  readonly text?: string;
  readonly page: PageLink;
  readonly action: string;
}

/** Shown in place of a history without rows: what the player can do first, or that the filters leave nothing. */
export function NoTransactions({ place, filters }: { place: HistoryPlace; filters: HistoryFilters }) {
  const { t } = useLingui();
  const { category } = filters;
  const { bet, deposit, withdraw, bonus } = transactionCategories;
  const paying = { page: depositLink, action: t`Para yatır` };
  const views: Readonly<Record<string, EmptyView>> = {
    "": { title: t`Henüz işleminiz yok`, text: t`Yatırım, çekim, oyun ve bonuslarınız burada listelenir.`, ...paying },
    [deposit]: { title: t`Henüz yatırımınız yok`, ...paying },
    [withdraw]: { title: t`Henüz çekiminiz yok`, page: withdrawLink, action: t`Para çek` },
    [bet]: { title: t`Henüz oyun işleminiz yok`, page: { to: "/slot" }, action: t`Slot oyunlarına git` },
    [bonus]: { title: t`Henüz bonusunuz yok`, page: { to: "/promotions" }, action: t`Promosyonlara git` },
  };
  const isFiltered = activeFilters(filters) > 0;
  // A category without a tab was chosen among the filters.
  const view = isFiltered ? undefined : views[category ?? ""];
  const { page, action, ...texts }: EmptyView = view ?? {
    title: t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`,
    page: historyLink(place, isFiltered ? { category } : {}),
    action: t`Filtreleri temizle`,
  };
  return (
    <StateMessage
      kind="empty"
      {...texts}
      action={
        <Link {...page} className={buttonClass(view ? "primary" : "secondary")}>
          {action}
        </Link>
      }
    />
  );
}
