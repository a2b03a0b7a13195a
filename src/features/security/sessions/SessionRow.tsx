import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useWrite } from "../../../client/use-write.ts";
import { type DeviceSession, userSessionRevoke } from "../../../contract/user.ts";
import { formatMoment } from "../../../lib/format-dates.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { sessionsOptions } from "../queries.ts";
import styles from "./Sessions.module.css";

export interface SessionRowProps {
  session: DeviceSession;
  /** The address of this device, to say in words where another one is. */
  hereIp: string | undefined;
}

/** A device with its place and the time of its last activity. Any but this one can be signed out. */
export function SessionRow({ session: { id, device, ip, lastSeen, current }, hereIp }: SessionRowProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const end = useWrite(userSessionRevoke, {
    done: { text: t`Oturum kapatıldı` },
    onEnd: () => client.invalidateQueries({ queryKey: sessionsOptions().queryKey }),
  });
  const seen = formatMoment(new Date(lastSeen), i18n.locale, { dateStyle: "medium", timeStyle: "short" });
  const place = current ? t`Bulunduğunuz ağ` : ip === hereIp ? t`Sizinle aynı ağ` : t`Başka bir ağ`;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.device}>
          {device} {current && <Badge tone="new">{t`Bu cihaz`}</Badge>}
        </p>
        <p className={styles.facts}>
          {place} ({ip})
        </p>
        <p className={styles.facts}>
          {current ? <Trans>Şu anda etkin</Trans> : <Trans>Son etkinlik: {seen}</Trans>}
        </p>
      </div>
      {!current && (
        <Button size="s" busy={end.isPending} aria-label={t`Oturumu kapat: ${device}`} onClick={() => void end.send({ id })}>
          <Trans>Oturumu kapat</Trans>
        </Button>
      )}
    </li>
  );
}
