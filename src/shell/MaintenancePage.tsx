import { useRouter } from "@tanstack/react-router";
import { pathAfterMaintenance } from "./maintenance-guard.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { PageTitle } from "../components/PageTitle.tsx";
import { underMaintenance } from "../api/maintenance.ts";
import { formatMoment, lastUpdated } from "../lib/format-dates.ts";
import { useStore } from "../hooks/use-store.ts";
import { Button } from "../ui/Button.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";
import styles from "./MaintenancePage.module.css";
import { loadMaintenanceNotice } from "../api/site-answers.ts";
import { fetchMaintenance } from "../api/check-maintenance.ts";
import { withJitter } from "../api/retry.ts";

/** The operator's notice about the maintenance; null when there is none or it cannot be fetched. */
const maintenanceNotice = () =>
  queryOptions({
    queryKey: ["maintenance-notice"],
    queryFn: async () => (await loadMaintenanceNotice()) ?? null,
    staleTime: 0,
    refetchInterval: 60_000,
  });

export interface MaintenancePageProps {
  /** Whether to check with the operator on mount, even if the site is known to be under maintenance. */
  checkAtOnce?: boolean;
  /** Called when maintenance is over; leads back to where the player was. */
  onBack: () => void;
}

/** The page shown during maintenance: the operator's notice, and the way back as soon as maintenance is over. */
export function MaintenancePage({ checkAtOnce = false, onBack }: MaintenancePageProps) {
  const { t, i18n } = useLingui();
  const { data: notice } = useQuery(maintenanceNotice());
  // The start of the app clears the flag. So after a reload only the operator knows.
  const [asksAtOnce] = useState(() => checkAtOnce || !underMaintenance.get());
  const { checking, lastCheck, look } = useMaintenanceCheck(asksAtOnce);
  const closed = useStore(underMaintenance);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!closed && !checking) back();
  }, [closed, checking]);

  const ends = notice?.endsAt && new Date(notice.endsAt);
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  return (
    <div className={styles.page}>
      <PageTitle title={t`Site bakımda`} />
      <StateMessage
        isPage
        kind="empty"
        title={notice?.title ?? t`Site bakımda`}
        text={notice?.message ?? t`Kısa bir bakım yapıyoruz. Bakiyeniz ve açık işlemleriniz güvende.`}
        action={
          <Button busy={checking} onClick={() => void look()}>
            <Trans>Tekrar kontrol et</Trans>
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
        {lastCheck &&
          !checking &&
          t`Son kontrol: ${lastUpdated(lastCheck, lastCheck, i18n.locale).time}. Bakım devam ediyor.`}
      </p>
      <p className={styles.look}>
        <Trans>Site açılınca kaldığınız yere otomatik olarak dönersiniz.</Trans>
      </p>
    </div>
  );
}

/** In milliseconds: between 30 and 45 s, different for each page, so that not all of them ask at the same moment. */
const checkAgainAfterMs = withJitter(30_000);

interface MaintenanceCheck {
  readonly checking: boolean;
  /** When the operator was last asked; undefined before the first check. */
  readonly lastCheck: Date | undefined;
  readonly look: () => Promise<void>;
}

/** Checks whether maintenance is over: on mount if `atOnce`, then at the interval above, and on `look`. */
function useMaintenanceCheck(atOnce: boolean): MaintenanceCheck {
  const [checking, setChecking] = useState(atOnce);
  const [lastCheck, setLastLook] = useState<Date>();
  const look = async () => {
    setChecking(true);
    await fetchMaintenance();
    setLastLook(new Date());
    setChecking(false);
  };
  const checkByItself = useEffectEvent(look);
  useEffect(() => {
    if (atOnce) void checkByItself();
    const timer = setInterval(() => void checkByItself(), checkAgainAfterMs);
    return () => clearInterval(timer);
  }, [atOnce]);
  return { checking, lastCheck, look };
}

/** The page at `/maintenance`, to which the guard redirects. */
export function Maintenance() {
  return <MaintenancePage onBack={useWayBack()} />;
}

/** The page where a player checks whether the site is back. It asks the operator immediately. */
export function MaintenanceControl() {
  return <MaintenancePage checkAtOnce onBack={useWayBack()} />;
}

function useWayBack(): () => void {
  const router = useRouter();
  return () => router.history.replace(pathAfterMaintenance());
}
