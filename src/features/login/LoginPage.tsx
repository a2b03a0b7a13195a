import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { useExtension } from "../../api/use-extension.ts";
import { EntryFrame } from "../../components/EntryFrame.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { CredentialsForm } from "./CredentialsForm.tsx";
import { LoginNotice, type LoginNews } from "./LoginNotice.tsx";
import { loginFlow } from "./app-login-flow.ts";
import { RegisterLink } from "./RegisterLink.tsx";
import { SmsStep } from "./SmsStep.tsx";
import { useBackToPassword } from "./use-back-to-password.ts";
import { useCodeCheck } from "./use-code-check.ts";

export interface LoginPageProps {
  /** What the player has just done on another page, to be shown here. */
  news?: LoginNews | undefined;
  /** The history entry of the page. It changes when the page is opened anew while it is still shown. */
  visit?: string | undefined;
  /** Called when the player is signed in, just now or already before, and again for each further `visit`. */
  onSignedIn: () => void;
}

/** Both steps of log-in, credentials and code (product.md 4.1), under one address. */
export function LoginPage({ news, visit, onSignedIn }: LoginPageProps) {
  const { t } = useLingui();
  const stage = useStore(loginFlow.stage);
  const isSignedIn = useStore(session.state).kind === "signed-in";
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (isSignedIn) goOn();
  }, [isSignedIn, visit]);
  const hasPasskeys = useExtension("passkeys").state === "there" && "PublicKeyCredential" in window;
  useBackToPassword(stage.kind !== "credentials");
  if (isSignedIn) return null;

  if (stage.kind === "authenticator-code") {
    return (
      <EntryFrame
        title={t`Doğrulama kodu`}
        text={t`Doğrulayıcı uygulamanızı açın ve bu hesap için gösterdiği 6 haneli kodu yazın.`}
      >
        <AuthenticatorStep />
      </EntryFrame>
    );
  }
  if (stage.kind === "sms-code") {
    return (
      <EntryFrame title={t`Doğrulama kodu`} text={t`Kayıtlı telefonunuza SMS ile 6 haneli bir kod gönderiyoruz.`}>
        <SmsStep sms={stage.sms} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t`Giriş yap`} footer={<RegisterLink />}>
      <LoginNotice news={news} lapsed={stage.lapsed} />
      <CredentialsForm />
      {hasPasskeys && <PasskeyButton />}
    </EntryFrame>
  );
}

function AuthenticatorStep() {
  const { t } = useLingui();
  return <CodeForm check={useCodeCheck()} label={t`Doğrulayıcı uygulamanızdaki kod`} />;
}
