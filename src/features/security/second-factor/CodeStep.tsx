import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Elements } from "../../../ui/elements.ts";
import { WriteProblem } from "../../../components/WriteProblem.tsx";
import type { WriteEnd } from "../../../api/write-end.ts";
import type { AnyCall } from "../../../contract/declaration.ts";
import { codeLength } from "../../../lib/one-time-code.ts";
import { CodeField } from "../../../ui/form/CodeField.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useCodeProblem } from "./code-call.ts";

export interface CodeStepProps {
  label: string;
  hint?: string;
  /** The write that checks the code. */
  write: {
    readonly end: WriteEnd<AnyCall> | undefined;
    readonly attempt: number;
    readonly isPending: boolean;
    readonly isLate: boolean;
  };
  /** Sends a code of six digits. */
  onCode: (code: string) => unknown;
  /** The label of the button. */
  submit: ReactNode;
  /** Shown between the field and the button. */
  children?: Elements;
}

/** A form for a code of six digits. It is sent as soon as it is complete: typed, pasted, or filled in by the phone. */
export function CodeStep({ label, hint, write, onCode, submit, children }: CodeStepProps) {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { end, attempt } = write;
  const refused = useCodeProblem(end, t`Girdiğiniz kod hatalı`);
  // A refused code has to be typed again. `attempt` makes the second refusal differ from the first.
  useEffect(() => {
    if (end?.kind !== "refused") return;
    setCode("");
    field.current?.focus();
  }, [end, attempt]);

  const check = (digits = code) => {
    setIncomplete(digits.length < codeLength);
    if (digits.length < codeLength) field.current?.focus();
    else onCode(digits);
  };
  const problem = isIncomplete ? t`6 haneli kodun tamamını girin` : code === "" ? refused : undefined;
  return (
    <Form onSubmit={() => check()}>
      <WriteProblem
        end={end?.kind === "refused" ? undefined : end}
        attempt={attempt}
        onRetry={() => check()}
        mayRetry={false}
        unknown={{
          title: t`Değişikliğin yapılıp yapılmadığı belli değil`,
          text: <p>{t`Kesin bir yanıt alamadık. Yeni bir kodla tekrar deneyin.`}</p>,
        }}
      />
      <CodeField
        ref={field}
        label={label}
        {...(hint && { hint })}
        error={problem}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setIncomplete(false);
        }}
        onComplete={check}
      />
      {children}
      <SubmitButton pending={write.isPending} late={write.isLate} pendingLabel={t`Kod kontrol ediliyor…`}>
        {submit}
      </SubmitButton>
    </Form>
  );
}
