import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useExtension } from "../../api/use-extension.ts";
import { EntryFrame } from "../../components/EntryFrame.tsx";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Button } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { CodeForm, useCodeCheck } from "./CodeForm.tsx";
import { CredentialsForm } from "./CredentialsForm.tsx";
import { type LoginNews, LoginNotice } from "./LoginNotice.tsx";
import { SmsStep } from "./SmsStep.tsx";
import { loginFlow } from "./app-login-flow.ts";

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

const PasskeyLogin = lazyWithRetry(() => import("./PasskeyLogin.tsx"), "PasskeyLogin");
const signs = ["pointerdown", "keydown", "focusin"] as const;

/** The button that logs in with a passkey. Its code loads at the first touch or key press on the page, often this one. */
function PasskeyButton() {
  const [isTouched, setTouched] = useState(false);
  const [presses, setPresses] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    for (const sign of signs) addEventListener(sign, touch);
    return () => {
      for (const sign of signs) removeEventListener(sign, touch);
    };
  }, []);
  return (
    <>
      {isTouched && (
        <Suspense>
          <PasskeyLogin presses={presses} onBusy={setBusy} />
        </Suspense>
      )}
      <Button busy={isBusy} onClick={() => setPresses(presses + 1)}>
        <Trans>Geçiş anahtarıyla giriş yap</Trans>
      </Button>
    </>
  );
}

/** A link to the registration. */
function RegisterLink() {
  return (
    <p>
      <Trans>
        Hesabınız yok mu? <Link to="/register">Kayıt ol</Link>
      </Trans>
    </p>
  );
}

/** The hash of the history entry for the second step. */
const stepMark = "#kod";

/**
 * Makes the browser's back button return from the second step to the password, as players on phones expect. The second
 * step gets its own history entry, and leaving that entry cancels log-in.
 */
function useBackToPassword(inSecondStep: boolean): void {
  const router = useRouter();
  useEffect(() => {
    const { history } = router;
    const isMarked = () => history.location.hash === stepMark;
    if (!inSecondStep) {
      // Reached by a reload or the forward button, or after the first step has expired.
      if (isMarked()) history.replace(history.location.pathname);
      return;
    }
    if (!isMarked()) history.push(`${history.location.pathname}${stepMark}`);
    return history.subscribe(() => {
      if (!isMarked() && loginFlow.stage.get().kind !== "credentials") loginFlow.giveUp();
    });
  }, [router, inSecondStep]);
}
