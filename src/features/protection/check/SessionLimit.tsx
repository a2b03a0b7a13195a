import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { openGame } from "../../../games/open-game.ts";
import { useStore } from "../../../lib/use-store.ts";
import { session } from "../../../session/app-session.ts";
import { showToast } from "../../../ui/toast.ts";
import { isSafeMoment } from "./safe-moment.ts";

export interface SessionLimitProps {
  startedAtMs: number;
  limitMinutes: number;
  nowMs: number;
}

const minuteMs = 60_000;

/** How long before the end the player is warned. */
const warningMinutes = 5;

/** A tab holds this Web Lock in shared mode while a round runs in it, so that no other tab ends the session. */
const roundLock = "karo.round";

/** Warns before the player's own limit on the time of a session, and logs out when it is over, between two rounds. */
export function SessionLimit({ startedAtMs, limitMinutes, nowMs }: SessionLimitProps) {
  const { t } = useLingui();
  const game = useStore(openGame);
  const endsAtMs = startedAtMs + limitMinutes * minuteMs;
  const isOver = nowMs >= endsAtMs;
  const isNear = !isOver && nowMs >= endsAtMs - warningMinutes * minuteMs;
  const isSafe = isSafeMoment(game, endsAtMs, nowMs);
  const warn = useEffectEvent(() => {
    const left = Math.ceil((endsAtMs - nowMs) / minuteMs);
    showToast({ tone: "info", text: t`Oturum süresi limitinizin dolmasına ${left} dakika kaldı. Süre dolunca çıkış yapılacak.`, durationMs: null });
  });
  useEffect(() => {
    if (isNear) warn();
  }, [isNear]);
  const mustWait = game !== undefined && !isSafe;
  useEffect(() => (mustWait ? holdRound() : undefined), [mustWait]);
  useEffect(() => {
    if (isOver && isSafe) return endBetweenRounds();
  }, [isOver, isSafe]);
  return null;
}

function holdRound(): () => void {
  const { locks }: { readonly locks?: LockManager } = navigator;
  let release: (() => void) | undefined;
  // Made here, so that the round may be over before the lock is given.
  const roundIsOver = new Promise<void>((resolve) => (release = resolve));
  void locks?.request(roundLock, { mode: "shared" }, () => roundIsOver);
  return () => release?.();
}

/** Logs out once no tab is in a round. Returns a function that calls it off. */
function endBetweenRounds(): () => void {
  const { locks }: { readonly locks?: LockManager } = navigator;
  const calledOff = new AbortController();
  const end = async () => void (await session.logOut("session-limit"));
  if (locks) void locks.request(roundLock, { signal: calledOff.signal }, end).catch(() => undefined);
  else void end();
  return () => calledOff.abort();
}
