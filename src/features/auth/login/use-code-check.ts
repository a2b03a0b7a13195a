import { type RefObject, useEffect, useRef, useState } from "react";
import type { Failure } from "../../../client/failure.ts";
import { codeLength } from "../../../lib/one-time-code.ts";
import { loginFlow } from "./app-login-flow.ts";

/** Code 429: too many tries, which is not the code's fault (operator's message says how long to wait). */
const tooMany = 429;

export interface CodeCheck {
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly pending: boolean;
  /** Fewer than six digits were sent off. */
  readonly incomplete: boolean;
  /** The operator looked at the code and did not take it; `message` is what it says. */
  readonly wrong: { readonly message: string; readonly tooMany: boolean } | undefined;
  /** The code was not looked at. */
  readonly failure: Failure | undefined;
  readonly attempt: number;
  readonly check: (code?: string) => Promise<void>;
  /** The player has read that it was wrong. */
  readonly tryAgain: () => void;
}

/** The second step: a code that is checked as soon as it is whole, and asked for again while it is not right. */
export function useCodeCheck(onDone: () => void): CodeCheck {
  const [code, setCode] = useState("");
  const [pending, setPending] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const [wrong, setWrong] = useState<CodeCheck["wrong"]>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  // When the step begins, and again when the dialog that covered it is gone.
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
