import { useLingui } from "@lingui/react/macro";
import type { Language } from "../contract/data-files.ts";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./Preferences.module.css";

export interface PreferencesProps {
  languages: readonly Language[];
  lang: "tr" | "en";
  onLang: (lang: "tr" | "en") => void;
  theme: "dark" | "light";
  onTheme: (theme: "dark" | "light") => void;
}

/** The language, if there is more than one, and the theme. Keeps room for the languages until they are loaded. */
export function Preferences({ languages, lang, onLang, theme, onTheme }: PreferencesProps) {
  const { t } = useLingui();
  const isDark = theme === "dark";
  return (
    <div className={styles.preferences}>
      {languages.length === 0 && <div className={styles.languages} />}
      {languages.some((language) => language.lang !== lang) && (
        <div role="group" aria-label={t`Dil`} className={styles.languages}>
          {languages.map((language) => (
            <button
              key={language.id}
              type="button"
              lang={language.lang}
              className={styles.language}
              aria-pressed={language.lang === lang}
              onClick={() => onLang(language.lang)}
            >
              {language.title}
            </button>
          ))}
        </div>
      )}
      <IconButton
        icon={isDark ? "sun" : "moon"}
        label={isDark ? t`Açık temaya geç` : t`Koyu temaya geç`}
        onClick={() => onTheme(isDark ? "light" : "dark")}
      />
    </div>
  );
}
