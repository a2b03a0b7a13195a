import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { liftErrorLock } from "../../client/error-lock.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { useExtension } from "../../client/use-extension.ts";

/** Renders the form if the operator has the `credentials` extension. Otherwise tells the player what to do. */
export function CredentialsGate({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { state, askAgain } = useExtension("credentials");
  if (state === "there") return children;
  const retry = () => {
    liftErrorLock();
    void askAgain();
  };
  // As high as the form.
  if (state === "asking") return <Skeleton height="14rem" radius="var(--radius-m)" />;
  if (state === "missing") {
    return (
      <StateMessage
        kind="empty"
        title={t`Bu değişikliği siz yapamıyorsunuz`}
        text={t`Canlı desteğe yazın; ekibimiz sizin için değiştirsin.`}
      />
    );
  }
  return (
    <StateMessage
      kind="offline"
      title={t`Siteye şu anda ulaşılamıyor`}
      text={t`Bağlantınız geri geldiğinde burası kendiliğinden açılır.`}
      action={
        <Button size="s" onClick={retry}>
          <Trans>Tekrar dene</Trans>
        </Button>
      }
    />
  );
}
