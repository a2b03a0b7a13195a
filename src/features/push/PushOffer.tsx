import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useStore } from "../../lib/use-store.ts";
import { createStoredValue } from "../../platform/stored-value.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Push.module.css";
import { firstTopics } from "./topics.ts";
import { usePush } from "./use-push.ts";

/** Whether the player refused the offer on this device. It is not made again then. */
const offerRefused = createStoredValue<boolean>({
  key: "karo.push-offer",
  decode: (text) => text === "refused",
  encode: (refused) => (refused ? "refused" : undefined),
});

/**
 * Offers push messages where one is worth having, such as while a deposit waits for its decision. Shows nothing on
 * browsers that cannot, once it is on, and on a device on which it was refused.
 */
export function PushOffer({ about }: { about: "deposit" | "withdraw" | "coupon" }) {
  const { t } = useLingui();
  const push = usePush();
  const refused = useStore(offerRefused);
  const titleId = useId();
  if (push?.state !== "off" || refused) return null;
  const reasons = {
    deposit: t`Yatırımınız onaylanınca haber verelim mi?`,
    withdraw: t`Çekiminiz sonuçlanınca haber verelim mi?`,
    coupon: t`Kuponunuz sonuçlanınca haber verelim mi?`,
  };
  return (
    <aside className={styles.offer} aria-labelledby={titleId}>
      <Icon name="bell" />
      <div>
        <h2 id={titleId} className={styles.offerTitle}>
          {reasons[about]}
        </h2>
        <p className={styles.text}>
          <Trans>Bu cihaza yatırım, çekim, kupon ve site mesajları için bildirim gönderilir. Tercihlerde değiştirebilirsiniz.</Trans>
        </p>
        <div className={styles.actions}>
          <Button variant="primary" size="s" disabled={push.busy} onClick={() => void push.turnOn(firstTopics)}>
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
