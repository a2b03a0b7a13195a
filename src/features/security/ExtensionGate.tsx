import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import { liftErrorLock } from "../../api/error-lock.ts";
import { useExtension } from "../../api/use-extension.ts";
import type { ExtensionName } from "../../contract/declaration.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";

export interface ExtensionGateProps {
  name: ExtensionName;
  /** What is shown if the operator does not have the extension. */
  missing: { readonly title: string; readonly text: ReactNode };
  /** The height of what is behind the gate, for its placeholder. */
  height: string;
  children: Elements;
}

/** Renders its children if the operator has the extension. Otherwise tells the player what to do. */
export function ExtensionGate({ name, missing, height, children }: ExtensionGateProps) {
  const { t } = useLingui();
  const { state, refetchQuery } = useExtension(name);
  if (state === "there") return children;
  if (state === "asking") return <Skeleton height={height} radius="var(--radius-m)" />;
  if (state === "missing") return <StateMessage kind="empty" {...missing} />;
  const retry = () => {
    liftErrorLock();
    void refetchQuery();
  };
  return (
    <StateMessage
      kind="offline"
      title={t`Siteye şu anda ulaşılamıyor`}
      text={t`Yeniden çevrim içi olduğunuzda burası otomatik olarak açılır.`}
      action={
        <Button size="s" onClick={retry}>
          <Trans>Tekrar dene</Trans>
        </Button>
      }
    />
  );
}
