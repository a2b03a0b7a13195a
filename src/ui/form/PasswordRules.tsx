import { Trans } from "@lingui/react/macro";
import { keepsPasswordRule, type PasswordPolicy, passwordRules } from "../../lib/password-rules.ts";
import { Icon } from "../Icon.tsx";
import { usePasswordTexts } from "./use-password-texts.ts";
import styles from "./PasswordRules.module.css";

/** The rules for a new password, each marked while the player types. Pass it to PasswordField's `rules`. */
export function PasswordRules({ password, policy }: { password: string; policy: PasswordPolicy }) {
  const texts = usePasswordTexts(policy);
  const line = (rule: Parameters<typeof texts.rule>[0]) => {
    const isKept = keepsPasswordRule(password, rule, policy);
    return (
      <li key={rule} className={isKept ? styles.kept : styles.open}>
        <span className={styles.mark}>{isKept && <Icon name="check" />}</span>
        <span>{texts.rule(rule)}</span>
        {isKept && (
          <span className="visually-hidden">
            {" "}
            <Trans>(tamam)</Trans>
          </span>
        )}
      </li>
    );
  };
  return <ul className={styles.rules}>{passwordRules.map(line)}</ul>;
}
