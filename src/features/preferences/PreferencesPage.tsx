import { Trans, useLingui } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import { PageTitle } from "../../components/PageTitle.tsx";
import { useDataFile } from "../../api/file-query.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { balanceShown } from "../../components/balance-visibility.ts";
import { language, slashSearches, themeChoice } from "../../session/preferences.ts";
import { CheckboxField } from "../../ui/form/CheckboxField.tsx";
import { Choice } from "./Choice.tsx";
import { lessMotion, setLessMotion } from "./motion.ts";
import { type DownloadAll, OfflineStore } from "./OfflineStore.tsx";
import styles from "./PreferencesPage.module.css";
import { isAnythingWaiting, useWaiting } from "./use-waiting.ts";
import { WaitingToBeSent } from "./WaitingToBeSent.tsx";

export interface PreferencesPageProps {
  /** The settings of push messages. */
  notifications?: Elements;
  /** How to install the app. */
  install?: Elements;
  downloadAll: DownloadAll;
}

/** What the player can choose about the site on this device, signed in or not. Every choice takes effect at once. */
export function PreferencesPage({ notifications, install, downloadAll }: PreferencesPageProps) {
  const { t } = useLingui();
  const isSignedIn = useStore(session.state).playerId !== undefined;
  const isBalanceShown = useStore(balanceShown);
  const waiting = useWaiting();
  const spoken = useStore(language);
  const languages = useDataFile("languages").map(({ lang, title }) => ({ value: lang, name: title, lang }));
  const title = t`Tercihler`;
  return (
    <article className={styles.page}>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <Section title={t`Görünüm`}>
        <Choice label={t`Dil`} value={spoken} options={languages} onChoose={language.set} />
        <Choice
          label={t`Tema`}
          value={useStore(themeChoice)}
          options={[
            { value: "dark", name: t`Koyu tema` },
            { value: "light", name: t`Açık tema` },
            { value: "device", name: t`Cihaz ayarı` },
          ]}
          onChoose={themeChoice.set}
        />
        <CheckboxField
          label={t`Daha az hareket`}
          hint={t`Sayfa geçişleri ve otomatik ilerleyen görseller durur. Cihazınızın aynı ayarı her zaman geçerlidir.`}
          checked={useStore(lessMotion)}
          onChange={({ target }) => setLessMotion(target.checked)}
        />
        <p className={styles.note}>
          <Trans>Site ses çıkarmaz. Oyunların sesi oyunun içinden ayarlanır.</Trans>
        </p>
      </Section>
      <Section title={t`Klavye`}>
        <CheckboxField
          label={t`Aramayı / tuşuyla aç`}
          hint={t`Kapalıyken arama yalnızca Ctrl + K (Mac’te ⌘ + K) ile açılır.`}
          checked={useStore(slashSearches)}
          onChange={({ target }) => slashSearches.set(target.checked)}
        />
      </Section>
      {isSignedIn && (
        <Section title={t`Bakiye`}>
          <CheckboxField
            label={t`Bakiyeyi göster`}
            hint={t`Kapalıyken bakiyeniz tüm sayfalarda gizlenir.`}
            checked={isBalanceShown}
            onChange={({ target }) => balanceShown.set(target.checked)}
          />
        </Section>
      )}
      {isSignedIn && notifications && <Section title={t`Bildirimler`}>{notifications}</Section>}
      {install && <Section title={t`Uygulama`}>{install}</Section>}
      <Section title={t`Çevrim dışı kullanım`}>
        <OfflineStore key={spoken} downloadAll={downloadAll} />
      </Section>
      {(isSignedIn || (waiting && isAnythingWaiting(waiting))) && (
        <Section title={t`Henüz gönderilmeyenler`}>
          <WaitingToBeSent waiting={waiting} />
        </Section>
      )}
    </article>
  );
}

function Section({ title, children }: { title: string; children: Elements }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
