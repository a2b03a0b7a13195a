import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import { supportOpened } from "./support-opened.ts";

/** Brings up the support panel, where a screen has nothing better to offer. */
export function SupportOpener() {
  return (
    <Button aria-haspopup="dialog" onClick={() => supportOpened.set(true)}>
      <Trans>Desteğe yazın</Trans>
    </Button>
  );
}
