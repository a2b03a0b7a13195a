import { useLingui } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import { ExtensionGate } from "./ExtensionGate.tsx";

/** Renders the form if the operator has the `credentials` extension. Otherwise tells the player what to do. */
export function CredentialsGate({ children }: { children: Elements }) {
  const { t } = useLingui();
  const missing = {
    title: t`Bu değişikliği siz yapamıyorsunuz`,
    text: t`Canlı desteğe yazın; ekibimiz sizin için değiştirsin.`,
  };
  return (
    <ExtensionGate name="credentials" missing={missing} height="14rem">
      {children}
    </ExtensionGate>
  );
}
