import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Notice } from "../../ui/Notice.tsx";
import type { NextStep } from "./next-step.ts";

const words: Record<NextStep, ReactNode> = {
  "second-factor": <Trans>Doğrulayıcı uygulamayı açın: şifrenizi öğrenen biri yine de giriş yapamaz.</Trans>,
  "confirm-email": <Trans>E-posta adresinizi onaylayın: şifrenizi unutursanız bağlantı o adrese gider.</Trans>,
  authenticator: <Trans>SMS yerine doğrulayıcı uygulama kullanın: kodlar telefon hattınız olmadan da çalışır.</Trans>,
  passkey: <Trans>Bir geçiş anahtarı ekleyin: şifre yazmadan, parmak izinizle giriş yaparsınız.</Trans>,
  none: <Trans>Hesabınız iyi korunuyor. Şu anda yapmanız gereken bir şey yok.</Trans>,
};

/** What to do next, in one sentence. */
export function NextStepNotice({ step }: { step: NextStep }) {
  return <Notice tone={step === "none" ? "positive" : "info"}>{words[step]}</Notice>;
}
