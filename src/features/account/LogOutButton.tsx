import { Trans } from "@lingui/react/macro";
import { session } from "../../session/app-session.ts";
import { Button } from "../../ui/Button.tsx";

/** Logs out on this device at once. The operator is told in the background. */
export function LogOutButton() {
  return (
    <Button variant="secondary" onClick={() => void session.logOut()}>
      <Trans>Çıkış yap</Trans>
    </Button>
  );
}
