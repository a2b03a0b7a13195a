import { useLingui } from "@lingui/react/macro";
import { SectionState } from "../../components/SectionState.tsx";
import { useRead } from "../../api/use-read.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { DeviceList } from "./DeviceRow.tsx";
import { ExtensionGate } from "./ExtensionGate.tsx";
import { sessionsOptions } from "./security-queries.ts";
import { SecurityPage, useSecurityBack } from "./SecurityPage.tsx";
import { EndOthers } from "./EndOthers.tsx";
import { SessionRow } from "./SessionRow.tsx";

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
    <SectionState isPage read={read} title={t`Oturumlar`} loading={<Skeleton height="12rem" radius="var(--radius-m)" />}>
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
          </>
        );
      }}
    </SectionState>
  );
}
