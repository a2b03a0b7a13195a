import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SectionState } from "../../components/SectionState.tsx";
import { useRead } from "../../api/use-read.ts";
import links from "../../ui/link-list.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { securityEventsOptions } from "./security-queries.ts";
import { EventRow } from "./EventRow.tsx";
import styles from "./Events.module.css";
import { NotMeDialog } from "./NotMeDialog.tsx";

/** The last log-ins, refused attempts and changes of the account. For operators with the `securityEvents` extension. */
export function EventsSection() {
  const { t } = useLingui();
  const read = useRead(securityEventsOptions());
  const [isAsking, setAsking] = useState(false);
  const title = t`Son hareketler`;
  const heading = (
    <>
      <h2>{title}</h2>
      <p className={styles.text}>
        <Trans>Girişler, reddedilen denemeler ve değişiklikler. Tanımadığınız bir şey görürseniz “Bu ben değildim”e dokunun.</Trans>
      </p>
    </>
  );
  const loading = (
    <>
      {heading}
      <Skeleton height="20rem" radius="var(--radius-l)" />
    </>
  );
  return (
    <section className={styles.section}>
      {/* A failure brings a heading of its own. */}
      <SectionState read={read} title={title} loading={loading}>
        {(events, note) => (
          <>
            {heading}
            {note}
            {events.length > 0 ? (
              <ul className={links.list}>
                {events.map((event) => (
                  <EventRow key={event.id} event={event} onNotMe={() => setAsking(true)} />
                ))}
              </ul>
            ) : (
              <StateMessage kind="empty" title={t`Henüz bir hareket yok`} text={t`Hesabınıza bir giriş olunca burada görürsünüz.`} />
            )}
          </>
        )}
      </SectionState>
      {isAsking && <NotMeDialog onClose={() => setAsking(false)} />}
    </section>
  );
}
