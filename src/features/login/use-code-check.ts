import { type RefObject, useEffect, useRef, useState } from "react";
import type { Failure } from "../../client/failure.ts";
import { codeLength } from "../../lib/one-time-code.ts";
import { loginFlow } from "./app-login-flow.ts";

/** Code 429: too many attempts. The operator's message says how long to wait. */
const tooMany = 429;

export interface CodeCheck {
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly pending: boolean;
  /** The player submitted fewer than six digits. */
  readonly incomplete: boolean;
  /** The operator refused the code; `message` is the operator's. */
  readonly wrong: { readonly message: string; readonly tooMany: boolean } | undefined;
  /** The code could not be checked. */
  readonly failure: Failure | undefined;
  readonly attempt: number;
  readonly check: (code?: string) => Promise<void>;
  /** Called when the player has closed the message about the wrong code. */
  readonly tryAgain: () => void;
}

/** The second step of log-in. Sends the code and lets the player try again when it is wrong. */
export function useCodeCheck(onDone: () => void): CodeCheck {
  const [code, setCode] = useState("");
  const [pending, setPending] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const [wrong, setWrong] = useState<CodeCheck["wrong"]>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  // Focuses the field when the step begins, and again when the dialog closes.
  useEffect(() => {
    if (!wrong) field.current?.focus();
  }, [wrong]);

  async function check(typed = code): Promise<void> {
    setFailure(undefined);
    setIncomplete(typed.length < codeLength);
    if (typed.length < codeLength) {
      field.current?.focus();
      return;
    }
    setPending(true);
    const step = await loginFlow.complete(typed);
    setPending(false);
    if (step.kind === "done") onDone();
    if (step.kind !== "refused") return;
    setAttempt((before) => before + 1);
    if (step.failure.kind === "refused") {
      const { message, code: answered } = step.failure;
      setWrong({ message, tooMany: answered === tooMany });
    } else setFailure(step.failure);
  }

  return {
    code,
    setCode(digits) {
      setCode(digits);
      setIncomplete(false);
    },
    field,
    pending,
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
