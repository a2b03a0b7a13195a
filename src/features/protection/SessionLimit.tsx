import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { openGame } from "../games/open-game.ts";
import { timeOfDay } from "../../lib/format-dates.ts";
import { dateFormat } from "../../lib/intl.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { dismissToast, showToast } from "../../ui/toast.ts";
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
  const { t, i18n } = useLingui();
  const game = useStore(openGame);
  const endsAtMs = startedAtMs + limitMinutes * minuteMs;
  const isOver = nowMs >= endsAtMs;
  const isNear = !isOver && nowMs >= endsAtMs - warningMinutes * minuteMs;
  const isSafe = isSafeMoment(game, endsAtMs, nowMs);
  const warn = useEffectEvent(() => {
    const time = dateFormat(i18n.locale, timeOfDay).format(endsAtMs);
    return showToast({
      tone: "info",
      text: t`Oturum süresi limitinizin dolacağı saat: ${time}. Süre dolunca çıkış yapılacak.`,
      durationMs: null,
    });
  });
  useEffect(() => {
    if (!isNear) return;
    const toast = warn();
    // The next player on this page must not see it.
    return () => dismissToast(toast);
  }, [isNear, endsAtMs]);
  const mustWait = game !== undefined && !isSafe;
  useEffect(() => (mustWait ? holdRoundLock() : undefined), [mustWait]);
  useEffect(() => {
    if (isOver && isSafe) return endBetweenRounds();
  }, [isOver, isSafe]);
  return null;
}

function holdRoundLock(): () => void {
  const { locks }: { readonly locks?: LockManager } = navigator;
  let release: (() => void) | undefined;
  // Created before the request, so that the round can end even before the lock is granted.
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
