import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { checkMaintenance } from "../../client/check-maintenance.ts";
import { underMaintenance } from "../../client/maintenance.ts";
import { useStore } from "../../lib/use-store.ts";
import { Button } from "../../ui/Button.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { maintenanceNotice } from "./queries.ts";

/** Milliseconds between two looks whether the site is back. */
const lookAgainAfter = 30_000;

export interface MaintenancePageProps {
  /** The site is back: to where the player was. */
  onBack: () => void;
}

/** The site under maintenance: what the operator says, and the way back as soon as it is over. */
export function MaintenancePage({ onBack }: MaintenancePageProps) {
  const { t, i18n } = useLingui();
  const { data: notice } = useQuery(maintenanceNotice());
  const [checking, setChecking] = useState(false);
  const closed = useStore(underMaintenance);
  const back = useEffectEvent(onBack);

  useEffect(() => {
    if (!closed && !checking) back();
  }, [closed, checking]);

  const check = async () => {
    setChecking(true);
    await checkMaintenance();
    setChecking(false);
  };
  const checkByItself = useEffectEvent(check);
  useEffect(() => {
    const timer = setInterval(() => void checkByItself(), lookAgainAfter);
    return () => clearInterval(timer);
  }, []);

  const ends = notice?.endsAt && new Date(notice.endsAt);
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  return (
    <>
      <StateMessage
        kind="empty"
        title={notice?.title ?? t`Site bakımda`}
        text={notice?.message ?? t`Kısa bir bakım yapıyoruz. Bakiyeniz ve açık işlemleriniz güvende.`}
        action={
          <Button busy={checking} onClick={() => void check()}>
            <Trans>Yeniden denetle</Trans>
          </Button>
        }
      />
      {ends && (
        <p>
          <Trans>
            Tahmini bitiş: <time dateTime={notice.endsAt}>{i18n.date(ends, format)}</time>
          </Trans>
        </p>
      )}
    </>
  );
}
