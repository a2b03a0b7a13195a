import { useLingui } from "@lingui/react/macro";
import type { CreateProblem } from "./create-passkey.ts";

/** Why the browser made no passkey. */
export function useCreateTexts(): Readonly<Record<CreateProblem, string>> {
  const { t } = useLingui();
  return {
    known: t`Bu cihazda zaten bir geçiş anahtarınız var.`,
    cancelled: t`Geçiş anahtarı oluşturulmadı. Hazır olduğunuzda tekrar deneyin.`,
  };
}
