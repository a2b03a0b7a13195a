import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/form/CheckboxField.tsx";
import { HowToUndo } from "./HowToUndo.tsx";
import { firstTopics, type Push, topicChoices, usePush } from "./use-push.ts";
import styles from "./Push.module.css";

/** Push messages on this device: the topics to choose, or why there are none. */
export function PushSettings() {
  const push = usePush();
  if (push) return <Settings push={push} />;
  return (
    push === null && (
      <p className={styles.text}>
        <Trans>Bu site bildirim göndermiyor.</Trans>
      </p>
    )
  );
}

function Settings({ push }: { push: Push }) {
  switch (push.state) {
    case "unsupported":
      return (
        <p className={styles.text}>
          <Trans>Bu tarayıcı bildirim gönderilmesini desteklemiyor.</Trans>
        </p>
      );
    case "install-first":
      return (
        <p className={styles.text}>
          <Trans>
            iPhone ve iPad’de bildirimler, site ana ekrana eklenince çalışır. Paylaş düğmesine dokunun, Ana Ekrana
            Ekle’yi seçin ve siteyi ana ekrandan açın.
          </Trans>
        </p>
      );
    case "denied":
      return (
        <p className={styles.text} role="status">
          <Trans>Bu sitenin bildirimleri engellenmiş.</Trans> <HowToUndo />
        </p>
      );
    default:
      return <Topics push={push} />;
  }
}

function Topics({ push }: { push: Push }) {
  const { t, i18n } = useLingui();
  const isOn = push.state === "on";
  const [wished, setWished] = useState(firstTopics);
  const chosen = isOn ? push.topics : wished;
  const choose = (topics: readonly string[], wanted: boolean) => {
    const others = chosen.filter((topic) => !topics.includes(topic));
    const now = wanted ? [...others, ...topics] : others;
    setWished(now);
    if (!isOn) return;
    // To the operator, a subscription without topics is one to everything.
    void (now.length > 0 ? push.turnOn(now) : push.turnOff());
  };
  return (
    <div className={styles.settings}>
      <fieldset className={styles.topics} disabled={push.busy}>
        <legend className={styles.text}>
          {isOn
            ? t`Bu cihaza gönderilen bildirimler:`
            : t`Site kapalıyken de haberiniz olsun. Neyi istediğinizi seçin:`}
        </legend>
        {topicChoices.map(({ topics, label, hint }) => (
          <CheckboxField
            key={topics[0]}
            label={i18n._(label)}
            hint={i18n._(hint)}
            checked={topics.every((topic) => chosen.includes(topic))}
            onChange={({ currentTarget }) => choose(topics, currentTarget.checked)}
          />
        ))}
      </fieldset>
      {isOn ? (
        <Button disabled={push.busy} onClick={() => void push.turnOff()}>
          <Trans>Bu cihazda bildirimleri kapat</Trans>
        </Button>
      ) : (
        <Button variant="primary" disabled={push.busy || chosen.length === 0} onClick={() => void push.turnOn(chosen)}>
          <Trans>Bildirimleri aç</Trans>
        </Button>
      )}
    </div>
  );
}
