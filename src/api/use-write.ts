import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { AnyCall, RequestOf } from "../contract/declaration.ts";
import { call, type CallOptions } from "./call.ts";
import { endOfIntent, type OnceOptions, writeOnce } from "./intents/write-once.ts";
import { type Press, type Submission, type ToastSettings, useSubmission } from "./use-submission.ts";
import { endOfError, type WriteEnd } from "./write-end.ts";
import { sessionLink } from "./session-link.ts";
import { openIntents } from "./intents/app-intents.ts";
import { type Intent, isOpen } from "./intents/intent.ts";

export type Write<Call extends AnyCall> = Submission<RequestOf<Call>, WriteEnd<Call>>;

/** For a write that may be pressed again. */
export interface FreeWriteOptions extends Pick<CallOptions, "prepare" | "language"> {
  readonly policy?: "none";
}

/**
 * `policy`: whether the write may be sent twice, and if not, where the data of an open one are stored.
 *
 * - `none` (the default): it may be pressed again.
 * - `visit`, `device`, `never`: it must not happen twice, such as a deposit. See `DataPolicy`.
 */
export type WritePolicy<Call extends AnyCall> = FreeWriteOptions | OnceOptions<Call>;

export type WriteOptions<Call extends AnyCall> = WritePolicy<Call> &
  ToastSettings & {
    /**
     * Called with the end, unless the component is gone by then. `data` are undefined if an earlier page or another tab
     * sent them.
     */
    readonly onEnd?: (end: WriteEnd<Call>, data: RequestOf<Call> | undefined) => unknown;
  };

interface WritePress<Call extends AnyCall> {
  readonly data: RequestOf<Call>;
  /** The player was told that an earlier write may have been carried out, and starts a new one. */
  readonly anew: boolean;
}

/**
 * How components write: `const change = useWrite(userPassChange)`, then `change.send(data)`. It is sent with the
 * session of the player who pressed or not at all, and not later than 10 s after the press.
 *
 * A write that must not happen twice, such as a deposit, has a `policy` and a `kind`. It is stored as an intent before it
 * is sent, and a press joins one of the same kind that is in progress, also in another tab. After a reload the hook
 * starts with what an earlier page left: pending while another tab still works on it, otherwise the unknown outcome.
 * When the network is back, an unknown outcome is found out by itself if that is safe. With `resolve`, only that finds
 * it out.
 */
export function useWrite<Call extends AnyCall>(declaration: Call, options: WriteOptions<Call> = {}): Write<Call> {
  if (declaration.effect !== "write") throw new TypeError("A read is no write");
  const { onEnd, done, problems } = options;
  const once = isOnce(options) ? options : undefined;
  const followed = once?.resolve ? undefined : once?.kind;
  const left = useEarlierWrite<Call>(followed, (end) => onEnd?.(end, undefined));
  const lastSent = useRef<RequestOf<Call>>(undefined);

  const own = useSubmission<WritePress<Call>, WriteEnd<Call>>(
    ({ data: { data, anew }, player }) =>
      isOnce(options)
        ? writeOnce(declaration, { data, player }, { ...options, mayStartAnew: anew })
        : writeFreely(declaration, { data, player }, options),
    {
      ...(done !== undefined && { done }),
      ...(problems && { problems }),
      onEnd(end, { data }) {
        left.forget();
        if (once) lastSent.current = data;
        return onEnd?.(end, data);
      },
    },
  );
  const { isPending, isLate, attempt } = own;
  const end = isPending ? undefined : (own.end ?? left.end);
  // Decided at the press, because `end` is undefined while the write is pending.
  const send = (data: RequestOf<Call>) =>
    own.send({ data, anew: once?.mayStartAnew === true && end?.kind === "unknown" });

  const repeat = useEffectEvent(() => {
    // `anew` is false, because only the player may start another write.
    if (lastSent.current !== undefined) void own.send({ data: lastSent.current, anew: false });
  });
  const awaitsNetwork = followed !== undefined && end?.kind === "unknown" && end.repeatable;
  // A layout effect attaches the listener before the player sees that the outcome is unknown. An effect would attach it
  // later, and could miss the network's return.
  useLayoutEffect(() => {
    if (!awaitsNetwork) return;
    const onOnline = () => repeat();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [awaitsNetwork]);

  const isEarlierPending = !isPending && left.isPending;
  return { isPending: isPending || isEarlierPending, isLate: isLate || isEarlierPending, end, attempt, send };
}

function isOnce<Call extends AnyCall>(policy: WritePolicy<Call>): policy is OnceOptions<Call> {
  return policy.policy !== undefined && policy.policy !== "none";
}

async function writeFreely<Call extends AnyCall>(
  declaration: Call,
  { data, player }: Press<RequestOf<Call>>,
  { prepare, language }: FreeWriteOptions,
): Promise<WriteEnd<Call>> {
  try {
    const success = await call(declaration, data, {
      ...(player && { player }),
      ...(prepare && { prepare }),
      ...(language && { language }),
    });
    return { kind: "done", success, earlier: false };
  } catch (error) {
    return endOfError(declaration, error);
  }
}

export interface EarlierWrite<Call extends AnyCall> {
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
export function useEarlierWrite<Call extends AnyCall>(
  kind: string | undefined,
  onDone: (end: WriteEnd<Call>) => unknown,
): EarlierWrite<Call> {
  const [left, setLeft] = useState<Intent>();
  const onLeft = useEffectEvent((intent: Intent) => {
    setLeft(isOpen(intent) || intent.end === "done" ? intent : undefined);
    if (intent.end === "done") onDone(endOfIntent(intent));
  });
  useEffect(() => {
    let isGone = false;
    if (kind !== undefined) {
      void followEarlier(kind, (intent) => {
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
async function followEarlier(kind: string, report: (intent: Intent) => void): Promise<void> {
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
