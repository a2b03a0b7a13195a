import { Trans } from "@lingui/react/macro";
import { Button } from "./Button.tsx";
import { createStore, type Store } from "../lib/store.ts";

/** Whether the support panel is open. Any screen can open it. */
export const supportOpened: Store<boolean> = createStore(false);

/** Opens the support panel, for screens that have nothing better to offer. */
export function SupportOpener() {
  return (
    <Button aria-haspopup="dialog" onClick={() => supportOpened.set(true)}>
      <Trans>Desteğe yaz</Trans>
    </Button>
  );
}
