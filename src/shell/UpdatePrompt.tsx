import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useStore } from "../hooks/use-store.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { Prompt, PromptText } from "../ui/Prompt.tsx";
import { updateHolds } from "../pwa/defer-updates.ts";
import { agreeToUpdate, updateState } from "../pwa/update.ts";

/**
 * Says that a new version is ready and installs it when the player agrees. It stays hidden while the page has an open
 * game, payment or form. If the player dismisses it, it returns with the next page load.
 */
export function UpdatePrompt() {
  const { t } = useLingui();
  const state = useStore(updateState);
  const held = useStore(updateHolds) > 0;
  const [putOff, setPutOff] = useState(false);
  return (
    <Prompt icon="refresh" isShown={state !== "none" && !held && !putOff}>
      <PromptText>
        {state === "queued" ? (
          <Trans>Diğer sekmedeki oyun veya işlem bitince güncellenecek.</Trans>
        ) : (
          <Trans>Yeni sürüm hazır.</Trans>
        )}
      </PromptText>
      <Button size="s" busy={state !== "waiting"} onClick={() => void agreeToUpdate()}>
        <Trans>Güncelle</Trans>
      </Button>
      <IconButton icon="close" label={t`Sonra`} onClick={() => setPutOff(true)} />
    </Prompt>
  );
}
