import { Trans, useLingui } from "@lingui/react/macro";
import { liftErrorLock } from "../../client/error-lock.ts";
import { Button } from "../../ui/Button.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { FormFailure } from "../shared/FormFailure.tsx";
import type { ChangeTrouble } from "./use-change.ts";

export interface ChangeProblemProps {
  trouble: ChangeTrouble | undefined;
  /** See FormError. */
  attempt: number;
  /** What the player can do when the outcome is unknown. */
  unknown: string;
  onRetry: () => void;
}

/** Explains, above the fields, why a change is not done. An unknown outcome is not called a failure. */
export function ChangeProblem({ trouble, attempt, unknown, onRetry }: ChangeProblemProps) {
  const { t } = useLingui();
  if (trouble?.kind !== "unknown") {
    return <FormFailure failure={trouble?.failure} attempt={attempt} onRetry={onRetry} />;
  }
  const retry = () => {
    // After an HTTP 500 requests are blocked; trying again lifts that lock.
    liftErrorLock();
    onRetry();
  };
  return (
    <FormError title={t`Değişikliğin yapılıp yapılmadığı belli değil`} attempt={attempt}>
      <p>{unknown}</p>
      <div>
        <Button size="s" onClick={retry}>
          <Trans>Yeniden gönderin</Trans>
        </Button>
      </div>
    </FormError>
  );
}
