import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useDataFile } from "../../api/static-file.ts";
import { PageFrame } from "../../components/PageFrame.tsx";
import { balanceShown } from "../../components/balance-visibility.ts";
import { useStore } from "../../hooks/use-store.ts";
import { createStoredValue } from "../../lib/stored-value.ts";
import { session } from "../../session/app-session.ts";
import { language, slashSearches, themeChoice } from "../../ui/preferences.ts";
import type { Elements } from "../../ui/elements.ts";
import { CheckboxField } from "../../ui/form/CheckboxField.tsx";
import { type DownloadAll, OfflineStore } from "./OfflineStore.tsx";
import { isAnythingWaiting, usePendingChanges, PendingChanges } from "./PendingChanges.tsx";
import styles from "./PreferencesPage.module.css";
import layout from "../../ui/layout.module.css";
import text from "../../ui/text.module.css";

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
  const waiting = usePendingChanges();
  const spoken = useStore(language);
  const languages = useDataFile("languages").map(({ lang, title }) => ({ value: lang, name: title, lang }));
  return (
    <PageFrame title={t`Tercihler`} className={layout.columns} {...(!isSignedIn && { back: null })}>
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
        <p className={text.soft}>
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
          <PendingChanges waiting={waiting} />
        </Section>
      )}
    </PageFrame>
  );
}

function Section({ title, children }: { title: string; children: Elements }) {
  return (
    <section className={`${layout.box} ${layout.stack4} ${styles.section}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly name: string; readonly lang?: string }[];
  onChoose: (value: Value) => void;
}

/** Radio buttons for a choice among a few values. It takes effect immediately. */
function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={text.soft}>{label}</legend>
      <div className={layout.wrap}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} lang={option.lang}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whether the site moves less than the device asks for. `public/theme.js` applies it at the next start. */
const lessMotion = createStoredValue({
  key: "karo.motion",
  decode: (text) => text === "reduced",
  encode: (isLess) => (isLess ? "reduced" : undefined),
});

export function setLessMotion(isLess: boolean, root: HTMLElement = document.documentElement): void {
  lessMotion.set(isLess);
  if (isLess) root.dataset["motion"] = "reduced";
  else delete root.dataset["motion"];
}
