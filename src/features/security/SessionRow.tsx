import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useWrite } from "../../api/use-write.ts";
import { type DeviceSession, userSessionRevoke } from "../../contract/user.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { useOperatorDay } from "../../session/use-operator-day.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { DeviceRow } from "./DeviceRow.tsx";
import { sessionsOptions } from "./security-queries.ts";

export interface SessionRowProps {
  session: DeviceSession;
  /** The address of this device, to say in words where another one is. */
  hereIp: string | undefined;
}

/** A device with its network and the time of its last activity. Any but this one can be signed out. */
export function SessionRow({ session: { id, device, ip, lastSeen, current }, hereIp }: SessionRowProps) {
  const { t, i18n } = useLingui();
  const { gmt } = useOperatorDay();
  const client = useQueryClient();
  const end = useWrite(userSessionRevoke, {
    done: { text: t`Oturum kapatıldı` },
    onEnd: () => client.invalidateQueries({ queryKey: sessionsOptions().queryKey }),
  });
  const seen = formatMoment(new Date(lastSeen), i18n.locale, { dateStyle: "medium", timeStyle: "short" }, gmt);
  const network = current ? t`Bulunduğunuz ağ` : ip === hereIp ? t`Sizinle aynı ağ` : t`Başka bir ağ`;
  return (
    <DeviceRow
      name={
        <>
          <span>{device}</span> {current && <Badge tone="new">{t`Bu cihaz`}</Badge>}
        </>
      }
      facts={[
        { key: "network", line: `${network} (${ip})` },
        { key: "seen", line: current ? <Trans>Şu anda etkin</Trans> : <Trans>Son etkinlik: {seen}</Trans> },
      ]}
    >
      {!current && (
        <Button size="s" busy={end.isPending} aria-label={t`Oturumu kapat: ${device}`} onClick={() => void end.send({ id })}>
          <Trans>Oturumu kapat</Trans>
        </Button>
      )}
    </DeviceRow>
  );
}
