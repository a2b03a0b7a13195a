import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { AnyCall, RequestOf } from "../../contract/declaration.ts";
import { type SubmissionOptions, useSubmission } from "../use-submission.ts";
import type { Write } from "../use-write.ts";
import type { WriteEnd } from "../write-end.ts";
import { wiring } from "../wiring.ts";
import { openIntents } from "./app-intents.ts";
import { type IntentKind, carryOutIntent, endOfIntent } from "./carry-out-intent.ts";
import { type Intent, isOpen } from "./intent.ts";

interface IntentPress<Call extends AnyCall> {
  readonly data: RequestOf<Call>;
  /** The player was told that an earlier write may have been carried out, and starts a new one. */
  readonly anew: boolean;
}

export interface IntentWriteOptions<Call extends AnyCall>
  extends IntentKind<Call>,
    Omit<SubmissionOptions<RequestOf<Call>, WriteEnd<Call>>, "onEnd"> {
  /**
   * Called with the end, unless the component is gone by then. `data` are undefined if an earlier page or another tab
   * sent them.
   */
  readonly onEnd?: (end: WriteEnd<Call>, data: RequestOf<Call> | undefined) => unknown;
}

/**
 * `useWrite` for a write that must not happen twice, such as a deposit. It is stored as an intent before it is sent. A
 * press joins one of the same kind that is in progress, also in another tab. After a reload the hook starts with what
 * an earlier page left: pending while another tab still works on it, otherwise the unknown outcome. When the network
 * is back, an unknown outcome is found out by itself if that is safe.
 */
export function useIntentWrite<Call extends AnyCall>(declaration: Call, options: IntentWriteOptions<Call>): Write<Call> {
  const { kind, sameIf, holdsSecrets, mayStartAnew, onEnd, ...telling } = options;
  const [left, setLeft] = useState<Intent>();
  const lastSent = useRef<RequestOf<Call>>(undefined);
  const leftEnd = left && !isWorkedOn(left) ? endOfIntent<Call>(left) : undefined;

  const own = useSubmission<IntentPress<Call>, WriteEnd<Call>>(
    ({ data: { data, anew }, player }) =>
      carryOutIntent(declaration, { data, player }, { kind, sameIf, holdsSecrets, mayStartAnew: anew }),
    {
      ...telling,
      onEnd(end, { data }) {
        setLeft(undefined);
        lastSent.current = data;
        return onEnd?.(end, data);
      },
    },
  );
  const { isPending, isLate, attempt } = own;
  const end = isPending ? undefined : (own.end ?? leftEnd);
  // Decided at the press, because `end` is undefined while the write is pending.
  const send = (data: RequestOf<Call>) => own.send({ data, anew: mayStartAnew === true && end?.kind === "unknown" });

  const onLeft = useEffectEvent((intent: Intent) => {
    setLeft(isOpen(intent) || intent.end === "done" ? intent : undefined);
    if (intent.end === "done") onEnd?.(endOfIntent(intent), undefined);
  });
  useEffect(() => {
    let isGone = false;
    void followLeft(kind, (intent) => {
      if (!isGone) onLeft(intent);
    });
    return () => {
      isGone = true;
    };
  }, [kind]);

  const repeat = useEffectEvent(() => {
    // `anew` is false, because only the player may start another write.
    if (lastSent.current !== undefined) void own.send({ data: lastSent.current, anew: false });
  });
  const awaitsNetwork = end?.kind === "unknown" && end.repeatable;
  // A layout effect attaches the listener before the player sees that the outcome is unknown. An effect would attach it
  // later, and could miss the network's return.
  useLayoutEffect(() => {
    if (!awaitsNetwork) return;
    const onOnline = () => repeat();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [awaitsNetwork]);

  const isLeftPending = !isPending && left !== undefined && isWorkedOn(left);
  return { isPending: isPending || isLeftPending, isLate: isLate || isLeftPending, end, attempt, send };
}

/** Whether a page is still working on it. */
function isWorkedOn({ state }: Intent): boolean {
  return state === "prepared" || state === "sending";
}

/** Tells of the open intent that an earlier page or another tab left, and again once nobody works on it any more. */
async function followLeft(kind: string, tell: (intent: Intent) => void): Promise<void> {
  try {
    const intents = await openIntents();
    const open = (await intents.openOf(wiring().playerId() ?? "")).find((intent) => intent.kind === kind);
    if (!open) return;
    tell(open);
    const after = isWorkedOn(open) ? await intents.follow(open) : undefined;
    if (after) tell(after);
  } catch {
    // Without storage there is nothing to show. A press reports the problem.
  }
}
