import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { session } from "../../session/app-session.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { openGame, pauseGame } from "../shared/open-game.ts";
import styles from "./GameDialog.module.css";

/** Asks before a running round is left; closing the tab asks in the browser's own words. */
export function LeaveGuard() {
  const { history } = useRouter();
  const [question, setQuestion] = useState<{ readonly stays: (stays: boolean) => void }>();
  useEffect(() => {
    // Looked at when the player leaves: a round counts from the message on, not from the next render.
    const isRoundRunning = () => openGame.get()?.isRoundRunning === true;
    // By hand: the router's own hook would be in every visitor's first load.
    return history.block({
      enableBeforeUnload: isRoundRunning,
      blockerFn: ({ currentLocation, nextLocation }) => {
        if (!isRoundRunning() || currentLocation.pathname === nextLocation.pathname) return false;
        // Who is signed out has nothing left to lose here.
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
