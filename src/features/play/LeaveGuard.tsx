import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { session } from "../../session/app-session.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { openGame, pauseGame } from "../games/open-game.ts";
import styles from "./GameDialog.module.css";

/** Asks the player before they leave a running round. Closing the tab asks with the browser's own dialog. */
export function LeaveGuard() {
  const { history } = useRouter();
  const [question, setQuestion] = useState<{ readonly stays: (stays: boolean) => void }>();
  useEffect(() => {
    // Read when the player leaves, because a round may have begun since the last render.
    const isRoundRunning = () => openGame.get()?.isRoundRunning === true;
    // `history.block` directly: the router's hook would be part of every visitor's initial JavaScript.
    return history.block({
      enableBeforeUnload: isRoundRunning,
      blockerFn: ({ currentLocation, nextLocation }) => {
        if (!isRoundRunning() || currentLocation.pathname === nextLocation.pathname) return false;
        // A signed-out player has nothing to lose here.
        if (session.state.get().kind === "anonymous") return false;
        return new Promise((resolve) => setQuestion({ stays: resolve }));
      },
    });
  }, [history]);
  if (!question) return null;
  const answer = (stays: boolean) => () => {
    setQuestion(undefined);
    question.stays(stays);
  };
  return <Ask onLeave={answer(false)} onStay={answer(true)} />;
}

function Ask({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useLingui();
  useEffect(pauseGame, []);
  return (
    <Dialog open onClose={onStay} title={t`Oyundan çıkılsın mı?`}>
      <p>
        <Trans>Devam eden bir tur var. Çıkarsanız tur siz olmadan tamamlanır; sonucu bakiyenize yansır.</Trans>
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
