import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { keepsPasswordRule, passwordRules } from "../../lib/password-rules.ts";
import { type PasswordPolicy } from "../../lib/password-policy.ts";
import { IconButton } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import type { Elements } from "../elements.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";
import { usePasswordTexts } from "./use-password-texts.ts";
import styles from "./Field.module.css";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "prefix" | "suffix" | "note"> {
  autoComplete: "current-password" | "new-password";
  /** Rules that are checked while the player types, shown below the field. */
  rules?: Elements;
}

/** A password input that can show what is typed. Says when caps lock is on. */
export function PasswordField({ rules, onKeyDown, onKeyUp, onBlur, ...field }: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));

  // Hides the password on submit: browsers offer to save only an input of type "password".
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      verbatim
      {...field}
      type={shown ? "text" : "password"}
      onKeyDown={(event) => {
        readCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        readCapsLock(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      suffix={
        <IconButton
          ref={button}
          icon={shown ? "eye-off" : "eye"}
          label={shown ? t`Şifreyi gizle` : t`Şifreyi göster`}
          onClick={() => setShown(!shown)}
        />
      }
      note={
        <>
          <p role="status" className={styles.capsLock}>
            {capsLock && <Trans>Büyük harf kilidi (Caps Lock) açık.</Trans>}
          </p>
          {rules}
        </>
      }
    />
  );
}

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
