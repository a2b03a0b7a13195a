import { useLingui } from "@lingui/react/macro";
import type { Step } from "./steps.ts";

export function useStepTitles(): Readonly<Record<Step, string>> {
  const { t } = useLingui();
  return { 1: t`Kişisel bilgileriniz`, 2: t`İletişim`, 3: t`Hesabınız` };
}
