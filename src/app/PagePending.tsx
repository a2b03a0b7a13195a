import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./PagePending.module.css";

/** Shown in place of a page while its code loads or the player's session is refreshed. */
export function PagePending() {
  const { t } = useLingui();
  return (
    <div className={styles.page} role="status" aria-label={t`Sayfa yükleniyor`}>
      <Skeleton width="min(16rem, 60%)" height="calc(var(--text-2xl) * var(--leading-tight))" />
      <Skeleton height="12rem" radius="var(--radius-l)" />
      <Skeleton height="20rem" radius="var(--radius-l)" />
    </div>
  );
}
