import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ComponentType, useEffect, useState } from "react";
import type { CallSuccess } from "../../api/call.ts";
import { liftErrorLock } from "../../api/error-lock.ts";
import { Balance } from "../../components/Balance.tsx";
import { PageTitle } from "../../components/PageTitle.tsx";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import type { PlayerLimits } from "../../contract/limits.ts";
import { addedEntries } from "../../hooks/layers.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { DialogActions } from "../../ui/DialogActions.tsx";
import { supportOpened } from "../../ui/SupportOpener.tsx";
import { FavouriteButton } from "../games/FavouriteButton.tsx";
import { Favourites } from "../games/Favourites.tsx";
import { openGame, pauseGame } from "../games/open-game.ts";
import { rememberPlayed } from "../games/recently-played.ts";
import { limitsOptions } from "../limits/player-limits.ts";
import { GameStage } from "./GameStage.tsx";
import { NotNow } from "./NotNow.tsx";
import { type KnownProblem, knownProblem } from "./before-launch.ts";
import type { GameFacts } from "./find-game.ts";
import { isDemo, lobbyOf, type PlayAddress } from "./play-address.ts";
import { type FullScreen, useFullScreen, useWakeLock } from "./use-full-screen.ts";
import { useGameName } from "./use-game-name.ts";
import { type FindGame, useGameFacts } from "./use-game-facts.ts";
import styles from "./PlayPage.module.css";

export interface PlayPageProps {
  address: PlayAddress;
  /** Must be the same function at every render. */
  lookUp: FindGame;
  /** Where the player deposits during the game. Stays mounted afterwards, to follow the deposit. */
  Deposit: ComponentType<{ open: boolean; onClose: () => void }>;
}

/** A page with nothing but the game: a slim bar replaces the site's header and menus while it is open. */
export function PlayPage(props: PlayPageProps) {
  return <Play key={JSON.stringify(props.address)} {...props} />;
}

function Play({ address, lookUp, Deposit }: PlayPageProps) {
  const { t } = useLingui();
  const facts = useGameFacts(address, lookUp);
  const [attempt, setAttempt] = useState(0);
  const [deposit, setDeposit] = useState<"none" | "open" | "closed">("none");
  const problem = useKnownProblem(address, facts);
  const name = useGameName(address, facts);
  const leave = useLeave(address);
  const { on: isFull, buttonRef, enter, exit } = useFullScreen();
  useWakeLock();
  useRest();

  const retry = () => {
    liftErrorLock();
    setAttempt((before) => before + 1);
  };
  const openDeposit = () => setDeposit("open");
  const remember = () => {
    const { type, id } = address;
    const { image, providerName = "" } = facts;
    // A tile needs a name and a picture.
    if (type === "virtual" || facts.name === undefined || image === undefined) return;
    rememberPlayed({ type, id, name: facts.name, image, providerName });
  };
  return (
    <div className={`${styles.page} ${isFull ? styles.filled : ""}`}>
      <PageTitle title={name} />
      {isFull ? (
        <IconButton ref={buttonRef} icon="shrink" label={t`Tam ekrandan çık`} className={styles.exit} onClick={exit} />
      ) : (
        <GameBar
          address={address}
          name={name}
          providerName={facts.providerName}
          onLeave={leave}
          onDeposit={openDeposit}
          onFullScreen={enter}
          fullScreenRef={buttonRef}
        />
      )}
      {problem && attempt === 0 ? (
        <NotNow problem={problem} address={address} facts={facts} onRetry={retry} />
      ) : (
        <GameStage
          key={attempt}
          address={address}
          facts={facts}
          name={name}
          attempt={attempt}
          onReady={remember}
          onDeposit={openDeposit}
          onRetry={retry}
          onLeave={leave}
        />
      )}
      {deposit !== "none" && <Deposit open={deposit === "open"} onClose={() => setDeposit("closed")} />}
      <LeaveGuard />
    </div>
  );
}

/**
 * Returns what is known to keep the game from opening, at the first render. What becomes known later does not interrupt a launch:
 * the operator refuses it if need be.
 */
function useKnownProblem(address: PlayAddress, facts: GameFacts): KnownProblem | undefined {
  const client = useQueryClient();
  const { gmt } = useOperatorDay();
  const [problem] = useState(() => {
    const { queryKey } = limitsOptions();
    const answer = client.getQueryData<CallSuccess<PlayerLimits>>(queryKey);
    const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    return knownProblem(address, facts, answer && { answer, updatedAt }, Date.now(), gmt);
  });
  return problem;
}

/** Leads back to the previous page, or to the lobby if the player opened the address directly. */
function useLeave(address: PlayAddress): () => void {
  const { history, navigate } = useRouter();
  const count = () => window.history.length - addedEntries();
  const [entries] = useState(count);
  return () => {
    // Navigation inside the game's frame adds history entries, so going back might only go back in the game.
    if (history.canGoBack() && count() === entries) history.back();
    else void navigate({ ...lobbyOf(address), replace: true });
  };
}

/** Pauses the game while one of the site's own dialogs is in front of it. */
function useRest(): void {
  const asked = useStore(session.inactivityWarning) !== undefined;
  const helped = useStore(supportOpened);
  const covered = asked || helped;
  useEffect(() => (covered ? pauseGame() : undefined), [covered]);
}

/** Asks the player before they leave a running round. Closing the tab asks with the browser's own dialog. */
function LeaveGuard() {
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
        <DialogActions
          back={
            <Button variant="primary" onClick={onStay}>
              <Trans>Oyunda kal</Trans>
            </Button>
          }
        >
          <Button onClick={onLeave}>
            <Trans>Oyundan çık</Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

interface GameBarProps {
  address: PlayAddress;
  name: string;
  providerName: string | undefined;
  onLeave: () => void;
  onDeposit: () => void;
  onFullScreen: () => void;
  /** The ref of the full-screen button. */
  fullScreenRef: FullScreen["buttonRef"];
}

/** The only part of the site around a game: a way out, the game's name, the balance, deposits and help. */
function GameBar(props: GameBarProps) {
  const { address, name, providerName, onLeave, onDeposit, onFullScreen, fullScreenRef } = props;
  const { t } = useLingui();
  return (
    <header className={styles.bar}>
      <IconButton icon="chevron-left" label={t`Oyundan çık`} onClick={onLeave} />
      <div className={styles.names}>
        <h1 className={styles.name}>{name}</h1>
        {providerName && <p className={styles.provider}>{providerName}</p>}
      </div>
      {isDemo(address) ? (
        <Badge>{t`Demo`}</Badge>
      ) : (
        <>
          <div className={styles.balance}>
            <Balance />
          </div>
          <IconButton
            icon="plus"
            label={t`Para yatır`}
            aria-haspopup="dialog"
            className={styles.deposit}
            onClick={onDeposit}
          />
        </>
      )}
      {address.type !== "virtual" && (
        <Favourites>
          <FavouriteButton
            type={address.type === "live" ? "livecasino" : "casino"}
            id={address.id}
            name={name}
            className={styles.favourite}
          />
        </Favourites>
      )}
      <IconButton icon="support" label={t`Destek`} aria-haspopup="dialog" onClick={() => supportOpened.set(true)} />
      <IconButton ref={fullScreenRef} icon="expand" label={t`Tam ekran`} onClick={onFullScreen} />
    </header>
  );
}
