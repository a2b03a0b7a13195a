import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { useRead } from "../../api/use-read.ts";
import { useSubmission } from "../../api/use-submission.ts";
import { useWrite } from "../../api/use-write.ts";
import { endOfError, type WriteEnd } from "../../api/write-end.ts";
import { SectionState } from "../../components/SectionState.tsx";
import { type DeviceSession, userSessionRevoke } from "../../contract/user.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { OfflineReason } from "../../ui/form/SubmitButton.tsx";
import { DeviceList, DeviceRow } from "./DeviceRow.tsx";
import { ExtensionGate } from "./ExtensionGate.tsx";
import { SecurityPage, useSecurityBack } from "./SecurityPage.tsx";
import { sessionsOptions } from "./security-queries.ts";

/** The devices on which the player is signed in, and ways to sign them out. */
export function SessionsPage() {
  const { t } = useLingui();
  const missing = {
    title: t`Oturumlar burada listelenemiyor`,
    text: t`Tanımadığınız bir giriş olduğunu düşünüyorsanız şifrenizi değiştirin.`,
  };
  return (
    <SecurityPage
      back={useSecurityBack()}
      title={t`Oturumlar`}
      text={t`Hesabınıza giriş yapılmış cihazlar. Tanımadığınız bir cihaz varsa oturumunu kapatın ve şifrenizi değiştirin.`}
    >
      <ExtensionGate name="sessions" missing={missing} height="12rem">
        <SessionList />
      </ExtensionGate>
    </SecurityPage>
  );
}

function SessionList() {
  const { t } = useLingui();
  const read = useRead(sessionsOptions());
  return (
    <SectionState
      isPage
      read={read}
      title={t`Oturumlar`}
      loading={<Skeleton height="12rem" radius="var(--radius-m)" />}
    >
      {(sessions, note) => {
        if (sessions.length === 0) {
          return <StateMessage kind="empty" title={t`Açık oturum yok`} text={t`Sayfayı yenileyip tekrar bakın.`} />;
        }
        const current = sessions.find((session) => session.current);
        const others = sessions.filter((session) => session !== current);
        return (
          <>
            {note}
            <DeviceList>
              {[...(current ? [current] : []), ...others].map((session) => (
                <SessionRow key={session.id} session={session} hereIp={current?.ip} />
              ))}
            </DeviceList>
            {others.length > 1 && <EndOthers ids={others.map(({ id }) => id)} />}
            {others.length > 0 && <OfflineReason />}
          </>
        );
      }}
    </SectionState>
  );
}

/** Ends every session but this one. The list afterwards shows which are left if the network fails in between. */
function EndOthers({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const end = useSubmission<readonly string[], EndOfSessions>(({ data, player }) => endSessions(data, player), {
    done: { text: t`Diğer oturumlar kapatıldı` },
    onEnd: () => client.invalidateQueries({ queryKey: sessionsOptions().queryKey }),
  });
  return (
    <Button busy={end.isPending} onClick={() => void end.send(ids)}>
      <Trans>Diğer tüm oturumları kapat</Trans>
    </Button>
  );
}

interface SessionRowProps {
  session: DeviceSession;
  /** The address of this device, to say in words where another one is. */
  hereIp: string | undefined;
}

/** A device with its network and the time of its last activity. Any but this one can be signed out. */
function SessionRow({ session: { id, device, ip, lastSeen, current }, hereIp }: SessionRowProps) {
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
        <Button
          size="s"
          busy={end.isPending}
          aria-label={t`Oturumu kapat: ${device}`}
          onClick={() => void end.send({ id })}
        >
          <Trans>Oturumu kapat</Trans>
        </Button>
      )}
    </DeviceRow>
  );
}

export type EndOfSessions = WriteEnd<typeof userSessionRevoke>;

/** Ends sessions. Stops at the first that could not be ended. One that is closed already is what the player wants. */
export async function endSessions(ids: readonly string[], player: string | undefined): Promise<EndOfSessions> {
  for (const id of ids) {
    try {
      await call(userSessionRevoke, { id }, player ? { player } : {});
    } catch (error) {
      const end = endOfError(userSessionRevoke, error);
      if (!(end.kind === "refused" && end.failure.kind === "refused" && end.failure.code === 404)) return end;
    }
  }
  return { kind: "done", success: undefined, earlier: false };
}
