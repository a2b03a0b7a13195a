import { useLingui } from "@lingui/react/macro";
import { CodeForm } from "./CodeForm.tsx";
import { useCodeCheck } from "./use-code-check.ts";

export function AuthenticatorStep({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  return <CodeForm check={useCodeCheck(onDone)} label={t`Doğrulayıcı uygulamanızdaki kod`} />;
}
