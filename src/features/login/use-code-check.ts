import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Failure } from "../../api/failure.ts";
import { type Press, useSubmission } from "../../api/use-submission.ts";
import { codeLength } from "../../lib/one-time-code.ts";
import { loginFlow } from "./app-login-flow.ts";

export interface CodeCheck {
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly pending: boolean;
  readonly late: boolean;
  /** The player submitted fewer than six digits. */
  readonly incomplete: boolean;
  /** The operator refused the code. The message is in Turkish. */
  readonly wrong: Extract<Failure, { kind: "refused" }> | undefined;
  /** The code could not be checked. */
  readonly failure: Failure | undefined;
  readonly attempt: number;
  readonly check: (code?: string) => Promise<void>;
  /** Called when the player has closed the message about the wrong code. */
  readonly tryAgain: () => void;
}

/** The second step of log-in. Sends the code and lets the player try again when it is wrong. */
export function useCodeCheck(): CodeCheck {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const [incomplete, setIncomplete] = useState(false);
  const [wrong, setWrong] = useState<CodeCheck["wrong"]>();
  const field = useRef<HTMLInputElement>(null);
  const { end, isPending, isLate, attempt, send } = useSubmission(
    ({ data }: Press<string>) => loginFlow.complete(data),
    {
      done: { text: t`Başarıyla giriş yapıldı` },
      problems: "screen",
      onEnd(step) {
        if (step.kind === "refused" && step.failure.kind === "refused") setWrong(step.failure);
      },
    },
  );
  // A refused code has a dialog of its own.
  const failure = end?.kind === "refused" && end.failure.kind !== "refused" ? end.failure : undefined;

  // Focuses the field when the step begins, and again when the dialog closes.
  useEffect(() => {
    if (!wrong) field.current?.focus();
  }, [wrong]);

  async function check(typed = code): Promise<void> {
    setIncomplete(typed.length < codeLength);
    if (typed.length < codeLength) {
      field.current?.focus();
      return;
    }
    await send(typed);
  }

  return {
    code,
    setCode(digits) {
      setCode(digits);
      setIncomplete(false);
    },
    field,
    pending: isPending,
    late: isLate,
    incomplete,
    wrong,
    failure,
    attempt,
    check,
    tryAgain() {
      setCode("");
      setWrong(undefined);
    },
  };
}
