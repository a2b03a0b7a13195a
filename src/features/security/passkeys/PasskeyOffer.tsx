import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useExtension } from "../../../api/use-extension.ts";
import { useRead } from "../../../api/use-read.ts";
import { endPasskeyOffer, refusePasskeys } from "./passkey-offer.ts";
import { Button } from "../../../ui/Button.tsx";
import { Prompt, PromptText } from "../../../ui/Prompt.tsx";
import { passkeysOptions } from "../security-queries.ts";
import styles from "../SecurityPage.module.css";
import { useAddPasskey, useCreateTexts } from "./use-add-passkey.ts";
import layout from "../../../ui/layout.module.css";

export interface PasskeyOfferProps {
  /** False while the player is busy; the offer then waits. */
  mayInterrupt: boolean;
}

/** Offers a passkey to a player without one, on a device that can make one. */
export function PasskeyOffer({ mayInterrupt }: PasskeyOfferProps) {
  const { t } = useLingui();
  const texts = useCreateTexts();
  const isSupported = useExtension("passkeys").state === "there";
  const canVerify = useDeviceVerifies();
  const hasNone = useRead(passkeysOptions(), { enabled: isSupported && canVerify }).state === "empty";
  const { create, problem, isPending } = useAddPasskey({ onDone: endPasskeyOffer });
  return (
    <Prompt icon="key" isShown={hasNone && (mayInterrupt || isPending)}>
      <div className={styles.offer}>
        <PromptText>
          <strong className={styles.title}>
            <Trans>Bir dahaki girişte şifre yazmayın</Trans>
          </strong>
          <span>
            {problem ? texts[problem] : <Trans>Parmak iziniz, yüzünüz veya ekran kilidinizle giriş yapın.</Trans>}
          </span>
        </PromptText>
        <div className={layout.wrap}>
          <Button size="s" variant="primary" busy={isPending} onClick={() => void create(t`Geçiş anahtarım`)}>
            <Trans>Geçiş anahtarı ekle</Trans>
          </Button>
          <Button size="s" onClick={refusePasskeys}>
            <Trans>Bir daha sorma</Trans>
          </Button>
        </div>
      </div>
    </Prompt>
  );
}

/** Whether this device can ask for a finger, a face or its screen lock; false until the browser has said so. */
function useDeviceVerifies(): boolean {
  const [verifies, setVerifies] = useState(false);
  useEffect(() => {
    // If the check fails, assume that the device cannot.
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().then(setVerifies, () => undefined);
  }, []);
  return verifies;
}
