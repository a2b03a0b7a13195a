import { Trans, useLingui } from "@lingui/react/macro";
import { useBlocker } from "@tanstack/react-router";
import { useEffect } from "react";
import { useStore } from "../../lib/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { openGame, pauseGame } from "../shared/open-game.ts";
import styles from "./GameDialog.module.css";

/** Asks before a running round is left; closing the tab asks in the browser's own words. */
export function LeaveGuard() {
  const isRoundRunning = useStore(openGame)?.isRoundRunning === true;
  const { status, proceed, reset } = useBlocker({
    // Who is signed out has nothing left to lose here.
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && session.state.get().kind !== "anonymous",
    enableBeforeUnload: isRoundRunning,
    disabled: !isRoundRunning,
    withResolver: true,
  });
  return status === "blocked" ? <Ask onLeave={proceed} onStay={reset} /> : null;
}

function Ask({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useLingui();
  useEffect(pauseGame, []);
  return (
    <Dialog open onClose={onStay} title={t`Oyundan çıkılsın mı?`}>
      <p>
        <Trans>Süren bir el var. Çıkarsanız el sizsiz tamamlanır; sonucu bakiyenize yansır.</Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onStay}>
          <Trans>Oyunda kal</Trans>
        </Button>
        <Button onClick={onLeave}>
          <Trans>Oyundan çık</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
