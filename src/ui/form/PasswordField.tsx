import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { PasswordPolicy } from "../../lib/password-policy.ts";
import {
  brokenPasswordRule,
  meetsPasswordRule,
  needsPasswordRule,
  type PasswordRule,
  passwordRules,
} from "../../lib/password-rules.ts";
import { IconButton } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import type { Elements } from "../elements.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";
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
    const isKept = meetsPasswordRule(password, rule, policy);
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

interface PasswordTexts {
  /** Says what is wrong with a new password (product.md 5.1); undefined if it is acceptable. */
  readonly problem: (password: string) => string | undefined;
  /** Says what is wrong with the repeated password; undefined if it matches. */
  readonly repeatProblem: (password: string, repeated: string) => string | undefined;
  /** Names a rule in a few words, for a list. */
  readonly rule: (rule: PasswordRule) => string;
}

/** The texts about new passwords, shared by all forms that set one. */
export function usePasswordTexts(policy: PasswordPolicy): PasswordTexts {
  const { t } = useLingui();
  const { minLength } = policy;
  const problems: Record<PasswordRule, string> = {
    length: t`Şifre en az ${minLength} karakter olmalıdır`,
    uppercase: t`Şifre en az bir büyük harf içermelidir`,
    number: t`Şifre en az bir rakam içermelidir`,
    lowercase: t`Şifre en az bir küçük harf içermelidir`,
    special: t`Şifre en az bir özel karakter içermelidir`,
  };
  const rules: Record<PasswordRule, string> = {
    length: t`En az ${minLength} karakter`,
    uppercase: t`En az bir büyük harf`,
    number: t`En az bir rakam`,
    lowercase: needsPasswordRule("lowercase", policy) ? t`En az bir küçük harf` : t`Küçük harf (önerilir)`,
    special: needsPasswordRule("special", policy) ? t`En az bir özel karakter` : t`Özel karakter (önerilir)`,
  };
  const differ = t`Şifreler eşleşmiyor`;
  return {
    problem(password) {
      if (password === "") return t`Yeni şifrenizi girin`;
      const broken = brokenPasswordRule(password, policy);
      return broken && problems[broken];
    },
    repeatProblem(password, repeated) {
      if (repeated === "") return t`Yeni şifrenizi tekrar girin`;
      return password === repeated ? undefined : differ;
    },
    rule: (rule) => rules[rule],
  };
}

/** The names of the fields. */
interface NewPassword {
  readonly password: string;
  readonly passwordConfirm: string;
}

interface NewPasswordFieldsProps<Values extends NewPassword> {
  form: UseFormReturn<Values>;
  /** What the operator asks of a new password. */
  policy: PasswordPolicy;
}

/** The fields for a new password and its repetition, with the password rules (product.md 5.1). */
export function NewPasswordFields<Values extends NewPassword>({ form, policy }: NewPasswordFieldsProps<Values>) {
  const { t } = useLingui();
  const texts = usePasswordTexts(policy);
  // A form may have other fields; these two do not depend on them.
  const { control, register, getValues, formState } = form as unknown as UseFormReturn<NewPassword>;
  const { errors } = formState;
  const password = useWatch({ control, name: "password" });
  return (
    <>
      <PasswordField
        label={t`Yeni şifre`}
        error={errors.password?.message}
        autoComplete="new-password"
        rules={<PasswordRules password={password} policy={policy} />}
        {...register("password", { validate: (value) => texts.problem(value) ?? true, deps: "passwordConfirm" })}
      />
      <PasswordField
        label={t`Yeni şifre (tekrar)`}
        error={errors.passwordConfirm?.message}
        autoComplete="new-password"
        enterKeyHint="done"
        {...register("passwordConfirm", {
          validate: (value) => texts.repeatProblem(getValues("password"), value) ?? true,
        })}
      />
    </>
  );
}
