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
import { Dialog } from "../../ui/Dialog.tsx";
import type { Elements } from "../../ui/elements.ts";
import { CodeField } from "../../ui/form/CodeField.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { loginFlow } from "./app-login-flow.ts";
import layout from "../../ui/layout.module.css";

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
  const { field, code, setCode, pending, late, incomplete, wrong, failure, attempt, check, tryAgain } = checking;
  return (
    <>
      <Form onSubmit={() => void check()}>
        <FormFailure failure={failure} attempt={attempt} onRetry={() => void check()} />
        <CodeField
          ref={field}
          label={label}
          error={incomplete ? t`6 haneli kodun tamamını girin` : undefined}
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
      <WrongCodeDialog wrong={wrong} onClose={tryAgain} />
    </>
  );
}

interface WrongCodeDialogProps {
  wrong: CodeCheck["wrong"];
  onClose: () => void;
}

/** The dialog for a wrong code (product.md 8.3), with the operator's message if that says more. */
export function WrongCodeDialog({ wrong, onClose }: WrongCodeDialogProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  const inOurWords = useCodeFailure();
  const incorrect = t`Girdiğiniz kod hatalı`;
  const title = wrong && isTooMany(wrong) ? t`Çok fazla deneme yapıldı` : incorrect;
  const message = wrong && words(inOurWords(wrong, incorrect)).title;
  return (
    <Dialog open={wrong !== undefined} onClose={onClose} title={title}>
      <div className={layout.stack4}>
        <p>
          {message === incorrect ? (
            <Trans>Kodun süresi dolmuş olabilir. Uygulamadaki veya son mesajdaki kodu yazın.</Trans>
          ) : (
            message
          )}
        </p>
        <Button variant="primary" onClick={onClose}>
          <Trans>Tamam</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

interface CodeCheck {
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
