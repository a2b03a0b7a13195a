import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState, useSyncExternalStore } from "react";
import { SignedAccountAmount } from "../../components/Balance.tsx";
import { useStore } from "../../hooks/use-store.ts";
import { durationText } from "../../lib/duration-text.ts";
import { session } from "../../session/app-session.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Link } from "../../ui/Link.tsx";
import { openGame, pauseGame } from "../games/open-game.ts";
import { checkDueAt, isSafeMoment } from "./safe-moment.ts";
import { type SessionTimes, storedTimes } from "./session-times.ts";
import styles from "./SessionBar.module.css";

export interface RealityCheckProps {
  times: SessionTimes;
  intervalMinutes: number;
  nowMs: number;
  /** Whole minutes since the session began. */
  minutes: number;
  /** The game result of this session, a decimal string; undefined while it is not known. */
  net: string | undefined;
}

/** Interrupts the player at their interval, between two rounds and in one tab, until they have acknowledged it. */
export function RealityCheck({ times, intervalMinutes, nowMs, ...shown }: RealityCheckProps) {
  const game = useStore(openGame);
  const isVisible = usePageVisible();
  // A check that was shown before a reload is shown again at once.
  const [wasAsked] = useState(times.isAsked === true);
  const [isShown, setShown] = useState(false);
  const dueAt = checkDueAt(times, intervalMinutes);
  const isDue = nowMs >= dueAt;
  const mayShow = isShown || (wasAsked && times.isAsked) || isSafeMoment(game, dueAt, nowMs);
  const hasTurn = useTurn("karo.reality-check", isDue && isVisible && mayShow);
  useEffect(() => setShown(hasTurn), [hasTurn]);
  return hasTurn ? <Question times={times} {...shown} /> : null;
}

function Question({ times, minutes, net }: Pick<RealityCheckProps, "times" | "minutes" | "net">) {
  const { t, i18n } = useLingui();
  const time = durationText(minutes, i18n.locale);
  useEffect(pauseGame, []);
  useEffect(() => {
    if (!times.isAsked) storedTimes.set({ ...times, isAsked: true });
  }, [times]);
  const acknowledge = () => storedTimes.set({ ...times, isAsked: false, checkedAtMs: Date.now() });
  return (
    <Dialog open title={t`Süre hatırlatması`}>
      <p>
        <Trans>
          Bu oturumda geçen süre: <strong>{time}</strong>
        </Trans>
      </p>
      {net !== undefined && (
        <p>
          <Trans>
            Bu oturumdaki oyun netiniz: <SignedAccountAmount value={net} />
          </Trans>
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={acknowledge}>
          <Trans>Devam et</Trans>
        </Button>
        <Link to="/profile/history" className={buttonClass()} onClick={acknowledge}>
          <Trans>Hesap geçmişini gör</Trans>
        </Link>
        <Button onClick={() => void session.logOut()}>
          <Trans>Çıkış yap</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** Whether the player can see this page. */
function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
}

/** True while this tab may show something that must be shown in one tab at a time. The others wait their turn. */
function useTurn(name: string, wanted: boolean): boolean {
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const { locks }: { readonly locks?: LockManager } = navigator;
    const given = new AbortController();
    let release: (() => void) | undefined;
    const isOver = new Promise<void>((resolve) => (release = resolve));
    const take = () => {
      if (!given.signal.aborted) setHasTurn(true);
      return isOver;
    };
    // Web Locks exist in secure contexts only. Elsewhere each tab shows it.
    if (locks) void locks.request(name, { signal: given.signal }, take).catch(() => undefined);
    else void take();
    return () => {
      given.abort();
      release?.();
      setHasTurn(false);
    };
  }, [name, wanted]);
  return wanted && hasTurn;
}
