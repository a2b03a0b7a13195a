import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { deferUpdates } from "../pwa/defer-updates.ts";
import { useStore } from "../hooks/use-store.ts";
import { stepUpRequest } from "./step-up.ts";
import { sessionLink } from "./session-link.ts";

/** After this time without an answer, the screen says that it is still waiting. Milliseconds. */
export const slowAfterMs = 10_000;

/** How a submission ended: `done`, or any kind of its own. */
export interface SubmissionEnd {
  readonly kind: string;
}

/** A toast about a submission. */
export interface SubmissionToast {
  readonly text: string;
  /** The default is the toast's own. */
  readonly durationMs?: number;
}

/** What the player is told in toasts. The mutation cache reads it from the `meta` of the mutation. */
export interface ToastSettings {
  /** The toast after a success. The default is "İşlem Başarılı". Null shows none, because the screen itself says it. */
  readonly done?: SubmissionToast | null | (() => SubmissionToast | null);
  /** Where problems are shown: in a toast (the default), or by the `screen`, usually a form. */
  readonly problems?: "toast" | "screen";
}

export interface SubmissionOptions<Data, End> extends ToastSettings {
  /** Called with the end, unless the component is gone by then. */
  readonly onEnd?: (end: End, data: Data) => unknown;
}

/** One press. */
export interface Press<Data> {
  readonly data: Data;
  /** The player who pressed; undefined for a visitor. */
  readonly player: string | undefined;
}

export interface Submission<Data, End> {
  /** Between the press and the end. */
  readonly isPending: boolean;
  /** Pending for 10 s already. */
  readonly isLate: boolean;
  /** The end of the last press; undefined before the first, and while one is pending. */
  readonly end: End | undefined;
  /** A different number for each press, for `FormError`. */
  readonly attempt: number;
  /** Submits. While one is pending, a second press sends nothing and joins it. */
  readonly send: (data: Data) => Promise<End>;
}

/**
 * Everything that a form or button needs in order to submit something. `carryOut` must not reject: what can go wrong
 * is part of `End`.
 *
 * Use `useWrite` for a declared call, which is built on this. Only flows of several calls use it by themselves: log-in (a
 * call, a second factor, and a session to store) and ending several sessions have ends that one call's `WriteEnd` cannot say.
 */
export function useSubmission<Data, End extends SubmissionEnd>(
  carryOut: (press: Press<Data>) => Promise<End>,
  { onEnd, ...tell }: SubmissionOptions<Data, End> = {},
): Submission<Data, End> {
  // The player is asked for a proof first, which takes as long as it takes.
  const asksPlayer = useStore(stepUpRequest) !== undefined;
  const underWay = useRef<Promise<End>>(undefined);
  const {
    mutateAsync,
    data: end,
    isPending,
    submittedAt,
  } = useMutation<End, Error, Press<Data>>({
    mutationFn: carryOut,
    meta: { tell },
    // The data may hold passwords, so they are dropped soon after the component unmounts. At this interval TanStack
    // Query checks whether a mutation without a component has ended.
    gcTime: 1_000,
  });

  async function press(data: Data): Promise<End> {
    // A reload would abort the request, and the player would not learn how it ended.
    const release = deferUpdates();
    try {
      const onSuccess = (reached: End) => void onEnd?.(reached, data);
      return await mutateAsync({ data, player: sessionLink().playerId() }, { onSuccess });
    } finally {
      release();
      underWay.current = undefined;
    }
  }
  return {
    isPending,
    isLate: useIsLate(isPending && !asksPlayer ? submittedAt : undefined),
    end,
    attempt: submittedAt,
    send: (data) => (underWay.current ??= press(data)),
  };
}

/** Whether something that is pending since `sinceMs` is late. */
function useIsLate(sinceMs: number | undefined): boolean {
  const [lateSinceMs, setLateSinceMs] = useState<number>();
  useEffect(() => {
    if (sinceMs === undefined) return;
    const timer = setTimeout(() => setLateSinceMs(sinceMs), slowAfterMs);
    return () => clearTimeout(timer);
  }, [sinceMs]);
  return sinceMs !== undefined && lateSinceMs === sinceMs;
}
