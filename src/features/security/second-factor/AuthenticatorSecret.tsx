import { Trans, useLingui } from "@lingui/react/macro";
import { IconButton } from "../../../ui/IconButton.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { QrPicture } from "../../../ui/QrPicture.tsx";
import { useCopy } from "../../../ui/use-copy.ts";
import styles from "./AuthenticatorSecret.module.css";

export interface AuthenticatorSecretProps {
  /** Base32. */
  secret: string;
  /** The same as an address that authenticator apps understand. */
  otpauth: string;
}

/** The secret in its three forms: a code to scan with the phone, a link for an app on this phone, and a text to type. */
export function AuthenticatorSecret({ secret, otpauth }: AuthenticatorSecretProps) {
  const { t } = useLingui();
  const groups = secret.match(/.{1,4}/g)?.join(" ") ?? secret;
  const copy = useCopy();
  return (
    <div className={styles.secret}>
      <p>
        <Trans>Uygulamada yeni hesap ekleyin ve bu kodu okutun.</Trans>
      </p>
      <QrPicture text={otpauth} label={t`Doğrulayıcı uygulama için QR kodu`} />
      {isOtpauth(otpauth) && (
        // SiteLink knows web addresses only. The address holds the secret, so it must not be sent as a referrer.
        <a href={otpauth} rel="noreferrer" className={`${buttonClass("secondary")} ${styles.app}`}>
          <Trans>Bu cihazdaki uygulamada aç</Trans>
        </a>
      )}
      <div className={styles.typed}>
        <p className={styles.label}>
          <Trans>Okutamıyorsanız bu anahtarı yazın</Trans>
        </p>
        <code className={styles.groups}>{groups}</code>
        <IconButton className={styles.copy} icon="copy" label={t`Anahtarı kopyala`} onClick={() => void copy(secret)} />
      </div>
    </div>
  );
}

/** The address comes from the operator; anything else must not become a link. */
function isOtpauth(address: string): boolean {
  return /^otpauth:\/\/totp\//i.test(address);
}
