import { useLingui } from "@lingui/react/macro";
import type { Elements } from "../ui/elements.ts";
import { liftErrorLock } from "../api/error-lock.ts";
import type { Failure } from "../api/failure.ts";
import { Button } from "../ui/Button.tsx";
import { FormError } from "../ui/form/FormError.tsx";
import { useFailureWords } from "./failure-words.ts";

export interface FormFailureProps {
  /** Why the last attempt failed. Without it nothing is shown. */
  failure: Failure | undefined;
  /** The number of that attempt, see FormError. */
  attempt: number;
  /** Sends the form again after the player has lifted the error lock. */
  onRetry: () => void;
  /** What the player can do about it. */
  children?: Elements;
}

/** Says above the fields why a form could not be sent or was refused. */
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
