import { useLingui } from "@lingui/react/macro";
import { Button } from "../ui/Button.tsx";
import printable from "../ui/printable.module.css";
import styles from "./MoreRows.module.css";
import type { ListPages } from "../api/use-list-pages.ts";

/** The button below a list that has more rows. Says when the next page could not be fetched. */
export function MoreRows<Item>({
  pages: { first, hasMore, hasFailed, isLoadingMore, loadMore },
}: {
  pages: ListPages<Item>;
}) {
  const { t } = useLingui();
  if (!hasMore) return null;
  return (
    <div className={`${styles.more} ${printable.screenOnly}`}>
      {hasFailed && <p role="alert">{t`Listenin devamı yüklenemedi.`}</p>}
      <Button busy={isLoadingMore} onClick={hasFailed ? first.retry : loadMore}>
        {hasFailed ? t`Tekrar dene` : t`Daha fazla göster`}
      </Button>
    </div>
  );
}
