import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { PageTitle } from "../components/PageTitle.tsx";
import { Button } from "../ui/Button.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";
import styles from "./PagePending.module.css";

/** After this many milliseconds without the page, the player can load the site again. */
const longestWaitMs = 8_000;

/**
 * Shown in place of a page while its code loads or the player's session is refreshed. A request that hangs never fails,
 * and importing the same file again waits for the same request. Only a new document sends a new one.
 */
export function PagePending() {
  const { t } = useLingui();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);
  if (late) {
    return (
      <>
        <PageTitle title={t`Sayfa görüntülenemiyor`} />
        <StateMessage
          isPage
          kind="error"
          title={t`Sayfa görüntülenemiyor`}
          text={t`Bağlantınızı kontrol edip tekrar deneyin.`}
          action={
            <Button onClick={() => location.reload()}>
              <Trans>Tekrar dene</Trans>
            </Button>
          }
        />
      </>
    );
  }
  return (
    <div className={styles.page} role="status" aria-label={t`Sayfa yükleniyor`}>
      <Skeleton width="min(16rem, 60%)" height="calc(var(--text-2xl) * var(--leading-tight))" />
      <Skeleton height="12rem" radius="var(--radius-l)" />
      <Skeleton height="20rem" radius="var(--radius-l)" />
    </div>
  );
}
