import { Trans } from "@lingui/react/macro";
import { advisedPasswordRules, keepsPasswordRule, requiredPasswordRules } from "../../lib/password-rules.ts";
import { Icon } from "../Icon.tsx";
import { usePasswordTexts } from "./use-password-texts.ts";
import styles from "./PasswordRules.module.css";

/** The rules for a new password, each marked while the player types. Pass it to PasswordField's `rules`. */
export function PasswordRules({ password }: { password: string }) {
  const texts = usePasswordTexts();
  const line = (rule: Parameters<typeof texts.rule>[0]) => {
    const isKept = keepsPasswordRule(password, rule);
    return (
      <li key={rule} className={isKept ? styles.kept : styles.open}>
        <span className={styles.mark}>{isKept && <Icon name="check" />}</span>
        {texts.rule(rule)}
        {isKept && (
          <span className="visually-hidden">
            {" "}
            <Trans>(tamam)</Trans>
          </span>
        )}
      </li>
    );
  };
  return <ul className={styles.rules}>{[...requiredPasswordRules, ...advisedPasswordRules].map(line)}</ul>;
}
