import { Trans, useLingui } from "@lingui/react/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { siteConfig } from "../../client/config.ts";
import { underMaintenance } from "../../client/maintenance.ts";
import { formatMoment, lastUpdated } from "../../lib/format-dates.ts";
import { useStore } from "../../lib/use-store.ts";
import { Button } from "../../ui/Button.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { useMaintenanceLook } from "./use-maintenance-look.ts";
import styles from "./MaintenancePage.module.css";
import { loadMaintenanceNotice } from "../../client/site-answers.ts";

/** The operator's notice about the maintenance; null when there is none or it cannot be fetched. */
const maintenanceNotice = () =>
  queryOptions({
    queryKey: ["maintenance-notice"],
    queryFn: async () => (await loadMaintenanceNotice()) ?? null,
    staleTime: 0,
    refetchInterval: 60_000,
  });

export interface MaintenancePageProps {
  /** Whether to check with the operator on mount. Otherwise the page relies on the stored maintenance flag. */
  lookAtOnce?: boolean;
  /** Called when maintenance is over; leads back to where the player was. */
  onBack: () => void;
}

/** The page shown during maintenance: the operator's notice, and the way back as soon as maintenance is over. */
export function MaintenancePage({ lookAtOnce = false, onBack }: MaintenancePageProps) {
  const { t, i18n } = useLingui();
  const { data: notice } = useQuery(maintenanceNotice());
  const { checking, lastLook, look } = useMaintenanceLook(lookAtOnce);
  const closed = useStore(underMaintenance);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!closed && !checking) back();
  }, [closed, checking]);

  const ends = notice?.endsAt && new Date(notice.endsAt);
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  return (
    <div className={styles.page}>
      <title>{`${t`Site bakımda`} · ${siteConfig().brand.name}`}</title>
      <StateMessage
        isPage
        kind="empty"
        title={notice?.title ?? t`Site bakımda`}
        text={notice?.message ?? t`Kısa bir bakım yapıyoruz. Bakiyeniz ve açık işlemleriniz güvende.`}
        action={
          <Button busy={checking} onClick={() => void look()}>
            <Trans>Yeniden denetle</Trans>
          </Button>
        }
      />
      {ends && (
        <p>
          <Trans>
            Tahmini bitiş: <time dateTime={notice.endsAt}>{formatMoment(ends, i18n.locale, format)}</time>
          </Trans>
        </p>
      )}
      <p className={styles.look} role="status">
        {lastLook && !checking && t`Son denetim: ${lastUpdated(lastLook, lastLook, i18n.locale).time}. Bakım sürüyor.`}
      </p>
      <p className={styles.look}>
        <Trans>Site açılınca kaldığınız yere kendiliğinden dönersiniz.</Trans>
      </p>
    </div>
  );
}
