import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useStore } from "../../hooks/use-store.ts";
import { createStoredValue } from "../../lib/stored-value.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Push.module.css";
import { firstTopics, usePush } from "./use-push.ts";
import layout from "../../ui/layout.module.css";

/** Whether the player refused the offer on this device. It is not made again then. */
export const offerRefused = createStoredValue<boolean>({
  key: "karo.push-offer",
  decode: (text) => text === "refused",
  encode: (refused) => (refused ? "refused" : undefined),
});

/**
 * Offers push messages where they help: while money waits for a decision, and after the player has followed a
 * tournament. Tournaments are part of the topic for promotions, which is offered on its own if only that is off. Shows
 * nothing on browsers without push messages, once they are on, and on a device on which the player refused.
 */
export function PushOffer({ about }: { about: "deposit" | "withdraw" | "coupon" | "tournament" }) {
  const { t } = useLingui();
  const push = usePush();
  const refused = useStore(offerRefused);
  const titleId = useId();
  const added = about === "tournament" ? ["promotion"] : [];
  const topics = [...(push?.state === "on" ? push.topics : firstTopics), ...added];
  const isMore = push?.state === "on" && !added.every((topic) => push.topics.includes(topic));
  if (!push || refused || (push.state !== "off" && !isMore)) return null;
  const reasons = {
    deposit: t`Yatırımınız onaylanınca haber verelim mi?`,
    withdraw: t`Çekiminiz sonuçlanınca haber verelim mi?`,
    coupon: t`Kuponunuz sonuçlanınca haber verelim mi?`,
    tournament: t`Turnuvalar başlayınca haber verelim mi?`,
  };
  return (
    <aside className={`${layout.box} ${styles.offer}`} aria-labelledby={titleId}>
      <Icon name="bell" />
      <div>
        <h2 id={titleId} className={styles.offerTitle}>
          {reasons[about]}
        </h2>
        <p className={styles.text}>
          {isMore ? (
            <Trans>Bu cihaza promosyon ve turnuva bildirimleri de gönderilir. Tercihlerde değiştirebilirsiniz.</Trans>
          ) : about === "tournament" ? (
            <Trans>
              Bu cihaza promosyon, turnuva, yatırım, çekim, kupon ve site mesajları için bildirim gönderilir.
              Tercihlerde değiştirebilirsiniz.
            </Trans>
          ) : (
            <Trans>
              Bu cihaza yatırım, çekim, kupon ve site mesajları için bildirim gönderilir. Tercihlerde
              değiştirebilirsiniz.
            </Trans>
          )}
        </p>
        <div className={`${layout.wrap} ${styles.actions}`}>
          <Button variant="primary" size="s" disabled={push.busy} onClick={() => void push.turnOn(topics)}>
            <Trans>Bildirimleri aç</Trans>
          </Button>
          <Button size="s" onClick={() => offerRefused.set(true)}>
            <Trans>Hayır, teşekkürler</Trans>
          </Button>
        </div>
      </div>
    </aside>
  );
}
