import { useLingui } from "@lingui/react/macro";
import { brokenPasswordRule, type PasswordRule } from "../../lib/password-rules.ts";

export interface PasswordTexts {
  /** Says what is wrong with a new password (product.md 5.1); undefined if it is acceptable. */
  readonly problem: (password: string) => string | undefined;
  /** Says what is wrong with the repeated password; undefined if it matches. */
  readonly repeatProblem: (password: string, repeated: string) => string | undefined;
  /** Names a rule in a few words, for a list. */
  readonly rule: (rule: PasswordRule) => string;
}

/** The texts about new passwords, shared by all forms that set one. */
export function usePasswordTexts(): PasswordTexts {
  const { t } = useLingui();
  const required = t`Bu alan zorunludur`;
  const problems = {
    length: t`Şifre en az 6 karakter olmalıdır`,
    uppercase: t`Şifre en az bir büyük harf içermelidir`,
    number: t`Şifre en az bir rakam içermelidir`,
  };
  const rules: Record<PasswordRule, string> = {
    length: t`En az 6 karakter`,
    uppercase: t`En az bir büyük harf`,
    number: t`En az bir rakam`,
    lowercase: t`Bir küçük harf de güçlendirir`,
    special: t`Özel bir karakter de güçlendirir`,
  };
  const differ = t`Şifreler eşleşmiyor`;
  return {
    problem(password) {
      if (password === "") return required;
      const broken = brokenPasswordRule(password);
      return broken && problems[broken];
    },
    repeatProblem(password, repeated) {
      if (repeated === "") return required;
      return password === repeated ? undefined : differ;
    },
    rule: (rule) => rules[rule],
  };
}
