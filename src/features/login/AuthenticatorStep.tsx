import { useLingui } from "@lingui/react/macro";
import { CodeForm } from "./CodeForm.tsx";
import { useCodeCheck } from "./use-code-check.ts";

export function AuthenticatorStep() {
  const { t } = useLingui();
  return <CodeForm check={useCodeCheck()} label={t`Doğrulayıcı uygulamanızdaki kod`} />;
}
