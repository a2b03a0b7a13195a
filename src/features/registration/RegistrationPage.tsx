import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Link } from "../../ui/Link.tsx";
import { EntryFrame } from "../../components/EntryFrame.tsx";
import { RegistrationForm, type RegistrationFormProps } from "./RegistrationForm.tsx";

export interface RegistrationPageProps extends RegistrationFormProps {
  /** Called when the player is signed in and has no reason to register. */
  onSignedIn: () => void;
}

/** The registration page. */
export function RegistrationPage({ onSignedIn, ...form }: RegistrationPageProps) {
  const { t } = useLingui();
  const isSignedIn = useStore(session.state).kind === "signed-in";
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (isSignedIn) goOn();
  }, [isSignedIn]);
  if (isSignedIn) return null;
  return (
    <EntryFrame
      wide
      title={t`Kayıt ol`}
      text={<Trans>Hesabınız birkaç dakikada hazır. Bilgileriniz kimliğinizdekilerle aynı olmalı.</Trans>}
      footer={
        <p>
          <Trans>
            Hesabınız var mı? <Link to="/login">Giriş yap</Link>
          </Trans>
        </p>
      }
    >
      <RegistrationForm {...form} />
    </EntryFrame>
  );
}
