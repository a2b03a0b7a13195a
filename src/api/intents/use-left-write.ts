import { useEffect, useEffectEvent, useState } from "react";
import type { AnyCall } from "../../contract/declaration.ts";
import { sessionLink } from "../session-link.ts";
import type { WriteEnd } from "../write-end.ts";
import { openIntents } from "./app-intents.ts";
import { type Intent, isOpen } from "./intent.ts";
import { endOfIntent } from "./write-once.ts";

export interface LeftWrite<Call extends AnyCall> {
  /** A page is working on it. */
  readonly isPending: boolean;
  /** Its end; undefined without one, and while a page is working on it. */
  readonly end: WriteEnd<Call> | undefined;
  /** Call when this page has sent one itself. */
  readonly forget: () => void;
}

/**
 * The open write of a kind that an earlier page or another tab left. `onDone` is called if it turns out to be done. Without
 * a kind there is none.
 */
export function useLeftWrite<Call extends AnyCall>(
  kind: string | undefined,
  onDone: (end: WriteEnd<Call>) => unknown,
): LeftWrite<Call> {
  const [left, setLeft] = useState<Intent>();
  const onLeft = useEffectEvent((intent: Intent) => {
    setLeft(isOpen(intent) || intent.end === "done" ? intent : undefined);
    if (intent.end === "done") onDone(endOfIntent(intent));
  });
  useEffect(() => {
    let isGone = false;
    if (kind !== undefined) {
      void followLeft(kind, (intent) => {
        if (!isGone) onLeft(intent);
      });
    }
    return () => {
      isGone = true;
    };
  }, [kind]);
  const isPending = left !== undefined && isWorkedOn(left);
  return { isPending, end: left && !isPending ? endOfIntent(left) : undefined, forget: () => setLeft(undefined) };
}

/** Whether a page is still working on it. */
function isWorkedOn({ state }: Intent): boolean {
  return state === "prepared" || state === "sending";
}

/** Reports the open intent that an earlier page or another tab left, and again once nobody works on it any more. */
async function followLeft(kind: string, report: (intent: Intent) => void): Promise<void> {
  try {
    const intents = await openIntents();
    const open = (await intents.openOf(sessionLink().playerId() ?? "")).find((intent) => intent.kind === kind);
    if (!open) return;
    report(open);
    const after = isWorkedOn(open) ? await intents.follow(open) : undefined;
    if (after) report(after);
  } catch {
    // Without storage there is nothing to show. A press reports the problem.
  }
}
