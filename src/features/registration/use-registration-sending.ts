import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { visitStorage } from "../../platform/storage.ts";
import { createAttempt } from "./attempt.ts";
import type { RegistrationValues } from "./registration-values.ts";
import { type RegistrationOutcome, sendRegistration } from "./send-registration.ts";

export type UnfinishedOutcome = Exclude<RegistrationOutcome, { kind: "done" }> | { readonly kind: "left-open" };

export interface RegistrationSending {
  readonly pending: boolean;
  /** The outcome of the last sending. `left-open`: sent before a reload, with an unknown outcome. */
  readonly outcome: UnfinishedOutcome | undefined;
  /** The number of outcomes so far, for FormError. */
  readonly attempts: number;
  readonly send: (values: RegistrationValues) => Promise<RegistrationOutcome>;
}

export interface SendingOptions {
  /** Called when the network is back and the last sending can safely be repeated. */
  readonly onRepeatable: () => void;
}

/** Sends the registration, one request at a time, and keeps its outcome. */
export function useRegistrationSending({ onRepeatable }: SendingOptions): RegistrationSending {
  const { i18n } = useLingui();
  const [attempt] = useState(() => createAttempt(visitStorage));
  const [pending, setPending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<UnfinishedOutcome | undefined>(() =>
    attempt.isOpen() ? { kind: "left-open" } : undefined,
  );
  const underWay = useRef<Promise<RegistrationOutcome>>(undefined);

  const repeat = useEffectEvent(onRepeatable);
  const awaitsNetwork = !pending && outcome?.kind === "unknown" && outcome.repeatable;
  useEffect(() => {
    if (!awaitsNetwork) return;
    const onOnline = () => repeat();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [awaitsNetwork]);

  const start = async (values: RegistrationValues): Promise<RegistrationOutcome> => {
    setPending(true);
    try {
      const result = await sendRegistration(values, { attempt, language: i18n.locale });
      setOutcome(result.kind === "done" ? undefined : result);
      setAttempts((count) => count + 1);
      return result;
    } finally {
      underWay.current = undefined;
      setPending(false);
    }
  };
  return {
    pending,
    outcome,
    attempts,
    // A second press gets the promise of the first.
    send: (values) => (underWay.current ??= start(values)),
  };
}
