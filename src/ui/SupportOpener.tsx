import { Trans } from "@lingui/react/macro";
import { Button } from "./Button.tsx";
import { supportOpened } from "./support-opened.ts";

/** Opens the support panel, for screens that have nothing better to offer. */
export function SupportOpener() {
  return (
    <Button aria-haspopup="dialog" onClick={() => supportOpened.set(true)}>
      <Trans>Desteğe yazın</Trans>
    </Button>
  );
}
