import { Trans, useLingui } from "@lingui/react/macro";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { EntryFrame } from "../shared/EntryFrame.tsx";
import { RegistrationForm, type RegistrationFormProps } from "./RegistrationForm.tsx";

/** Becoming a player. */
export function RegistrationPage(props: RegistrationFormProps) {
  const { t } = useLingui();
  return (
    <EntryFrame
      wide
      title={t`Kayıt ol`}
      text={<Trans>Hesabınız birkaç dakikada hazır. Bilgileriniz kimliğinizdekilerle aynı olmalı.</Trans>}
      footer={
        <p>
          <Trans>
            Hesabınız var mı? <SiteLink href="/login">Giriş yapın</SiteLink>
          </Trans>
        </p>
      }
    >
      <RegistrationForm {...props} />
    </EntryFrame>
  );
}
