import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Failure, isTooMany } from "../../api/failure.ts";
import { type Press, useSubmission } from "../../api/use-submission.ts";
import { FormFailure } from "../../components/WriteProblem.tsx";
import { useFailureWords } from "../../components/failure-words.ts";
import { useCodeFailure } from "../../components/use-code-failure.ts";
import { codeLength } from "../../lib/one-time-code.ts";
import { Button } from "../../ui/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { CodeField } from "../../ui/form/CodeField.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { loginFlow } from "./app-login-flow.ts";

export interface CodeFormProps {
  check: CodeCheck;
  label: string;
  /** Shown between the field and the button, such as a way to get a new code. */
  children?: Elements;
}

/** The second step: a 6-digit code. The browser's back button returns to the password; see use-back-to-password.ts. */
export function CodeForm({ check: checking, label, children }: CodeFormProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const { field, code, setCode, pending, late, incomplete, wrong, failure, attempt, check } = checking;
  const wordsOf = useWrongCodeWords();
  const refused = wrong && code === "" && !pending ? wordsOf(wrong) : undefined;
  return (
    <Form onSubmit={() => void check()}>
      <FormFailure failure={failure} attempt={attempt} onRetry={() => void check()} />
      {/* The field has the focus already, so its new description alone would not be read out. */}
      <p role="alert" className="visually-hidden">
        {refused}
      </p>
      <CodeField
        ref={field}
        label={label}
        error={incomplete ? t`6 haneli kodun tamamını girin` : refused}
        value={code}
        onChange={setCode}
        onComplete={(digits) => void check(digits)}
      />
      {children}
      <SubmitButton pending={pending} late={late} pendingLabel={t`Kod kontrol ediliyor…`}>
        <Trans>Onayla</Trans>
      </SubmitButton>
      <Button variant="quiet" onClick={() => history.back()}>
        <Trans>Geri dön</Trans>
      </Button>
    </Form>
  );
}

/** What is said about a refused code (product.md 8.3), with the operator's message if that says more. */
export function useWrongCodeWords(): (wrong: Refused) => string {
  const { t } = useLingui();
  const words = useFailureWords();
  const inOurWords = useCodeFailure();
  return (wrong) => {
    const incorrect = t`Girdiğiniz kod hatalı`;
    const title = isTooMany(wrong) ? t`Çok fazla deneme yapıldı` : incorrect;
    const message = words(inOurWords(wrong, incorrect)).title;
    if (message === incorrect)
      return `${incorrect}. ${t`Kodun süresi dolmuş olabilir. Uygulamadaki veya son mesajdaki kodu yazın.`}`;
    return message.startsWith(title) ? message : `${title}. ${message}`;
  };
}

type Refused = Extract<Failure, { kind: "refused" }>;

interface CodeCheck {
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly pending: boolean;
  readonly late: boolean;
  /** The player submitted fewer than six digits. */
  readonly incomplete: boolean;
  /** The operator refused the last code. The message is in Turkish. */
  readonly wrong: Refused | undefined;
  /** The code could not be checked. */
  readonly failure: Failure | undefined;
  readonly attempt: number;
  readonly check: (code?: string) => Promise<void>;
}

/** The second step of log-in. Sends the code and lets the player try again when it is wrong. */
export function useCodeCheck(): CodeCheck {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const [incomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { end, isPending, isLate, attempt, send } = useSubmission(
    ({ data }: Press<string>) => loginFlow.complete(data),
    {
      done: { text: t`Başarıyla giriş yapıldı` },
      problems: "screen",
    },
  );
  const refusal = end?.kind === "refused" ? end.failure : undefined;
  // A refused code is said at the field, another failure above it.
  const wrong = refusal?.kind === "refused" ? refusal : undefined;
  const failure = wrong ? undefined : refusal;

  // Focuses the field when the step begins, and empties it for another try: a refused code has to be typed again.
  useEffect(() => {
    if (wrong) setCode("");
    field.current?.focus();
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
  };
}
