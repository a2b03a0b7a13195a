import { useLingui } from "@lingui/react/macro";
import { brokenPasswordRule, needsPasswordRule, type PasswordRule } from "../../lib/password-rules.ts";
import { type PasswordPolicy } from "../../lib/password-policy.ts";

export interface PasswordTexts {
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
