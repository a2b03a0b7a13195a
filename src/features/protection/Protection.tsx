import { useEffect } from "react";
import { useNow } from "../../hooks/use-now.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { SessionBar } from "./SessionBar.tsx";
import { RealityCheck } from "./RealityCheck.tsx";
import { SessionLimit } from "./SessionLimit.tsx";
import { minutesInSession, type SessionTimes, storedTimes, timesOf } from "./session-times.ts";
import { useNetResult } from "./use-net-result.ts";
import { useTimeLimits } from "./use-player-limits.ts";

/** What protects a signed-in player on every page: the session bar, the reality check and the session limit. */
export function Protection() {
  const { playerId } = useStore(session.state);
  const stored = useStore(storedTimes);
  const now = useNow();
  useEffect(() => {
    // What this device stores is removed when a session ends, but not what this page remembers of it.
    storedTimes.set(playerId === undefined ? undefined : timesOf(playerId, stored, Date.now()));
  }, [playerId, stored, now]);
  if (playerId === undefined || stored?.player !== playerId) return null;
  return <Protected key={playerId} times={stored} />;
}

function Protected({ times }: { times: SessionTimes }) {
  const now = useNow();
  const net = useNetResult(times.startedAtMs);
  const limits = useTimeLimits(times.player);
  const minutes = minutesInSession(times, now);
  return (
    <>
      <SessionBar nowMs={now} minutes={minutes} net={net} />
      {limits.realityCheck !== null && (
        <RealityCheck times={times} intervalMinutes={limits.realityCheck} nowMs={now} minutes={minutes} net={net} />
      )}
      {limits.session !== null && <SessionLimit startedAtMs={times.startedAtMs} limitMinutes={limits.session} nowMs={now} />}
    </>
  );
}
