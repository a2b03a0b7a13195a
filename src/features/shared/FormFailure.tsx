import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { liftErrorLock } from "../../client/error-lock.ts";
import type { Failure } from "../../client/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { useFailureWords } from "./use-failure-words.ts";

export interface FormFailureProps {
  /** Why the last attempt failed; nothing is shown without it. */
  failure: Failure | undefined;
  /** Which attempt that was, see FormError. */
  attempt: number;
  /** Sends the form again, once the player has lifted the error lock. */
  onRetry: () => void;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Why the operator, or the way to it, did not take a form: above its fields. */
export function FormFailure({ failure, attempt, onRetry, children }: FormFailureProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  if (!failure) return null;
  const { title, text } = words(failure);
  const retry = () => {
    liftErrorLock();
    onRetry();
  };
  return (
    <FormError title={title} attempt={attempt}>
      {text && <p>{text}</p>}
      {children}
      {failure.kind === "locked" && (
        <div>
          <Button size="s" onClick={retry}>
            {t`Tekrar dene`}
          </Button>
        </div>
      )}
    </FormError>
  );
}
