import { Trans, useLingui } from "@lingui/react/macro";
import { liftErrorLock } from "../api/error-lock.ts";
import type { Failure } from "../api/failure.ts";
import type { WriteEnd, WriteTrouble } from "../api/write-end.ts";
import type { AnyCall } from "../contract/declaration.ts";
import { Button } from "../ui/Button.tsx";
import type { Elements } from "../ui/elements.ts";
import { FormError } from "../ui/form/FormError.tsx";
import { useFailureWords } from "./failure-words.ts";

export interface WriteProblemProps {
  /** How the form's write ended; undefined before the first press and while one is pending. */
  end: WriteEnd<AnyCall> | undefined;
  /** The number of the press, see `FormError`. */
  attempt: number;
  /** The names of the form's fields. Messages of the operator about them are shown there and not repeated here. */
  fields?: readonly string[];
  /**
   * For an unknown outcome: what may have happened, as a title, and what the player can do. Left out where the page has a
   * notice of its own about it.
   */
  unknown?: { readonly title: string; readonly text: Elements };
  /** Sends the form again. */
  onRetry: () => void;
  /** False leaves out the button that sends an unknown outcome again. */
  mayRetry?: boolean;
  /** What else the player can do about a refusal. */
  children?: Elements;
}

/** Explains, above the fields of a form, why its write is not done. An unknown outcome is not called a failure. */
export function WriteProblem({ end, fields, unknown, mayRetry = true, children, ...retrying }: WriteProblemProps) {
  const words = useFailureWords();
  if (!end || end.kind === "done") return null;
  if (end.kind === "unknown") {
    return (
      unknown && (
        <Problem title={unknown.title} canRetry={mayRetry} {...retrying}>
          {unknown.text}
        </Problem>
      )
    );
  }
  const elsewhere = messagesElsewhere(end, fields);
  if (!elsewhere && !end.afterUnknown) return null;
  const { title, text } = words(end.failure);
  return (
    <Problem title={title} canRetry={end.failure.kind === "locked"} {...retrying}>
      {text && <p>{text}</p>}
      {elsewhere?.map((message) => message !== title && <p key={message}>{message}</p>)}
      {end.afterUnknown && unknown ? unknown.text : end.kind === "refused" && children}
    </Problem>
  );
}

interface ProblemProps extends Pick<WriteProblemProps, "attempt" | "onRetry" | "children"> {
  title: string;
  canRetry: boolean;
}

function Problem({ title, attempt, canRetry, onRetry, children }: ProblemProps) {
  const retry = () => {
    // After an HTTP 500 requests are blocked; trying again lifts that lock.
    liftErrorLock();
    onRetry();
  };
  return (
    <FormError title={title} attempt={attempt}>
      {children}
      {canRetry && (
        <div>
          <Button size="s" onClick={retry}>
            <Trans>Tekrar dene</Trans>
          </Button>
        </div>
      )}
    </FormError>
  );
}

/** The messages about fields that the form does not have. Undefined if every message is shown at its field. */
function messagesElsewhere(end: WriteTrouble<AnyCall>, fields: readonly string[] = []): readonly string[] | undefined {
  const errors = end.kind === "refused" ? Object.entries(end.errors) : [];
  const elsewhere = new Set(errors.filter(([field]) => !fields.includes(field)).map(([, message]) => message));
  return errors.length > 0 && elsewhere.size === 0 ? undefined : [...elsewhere];
}

interface FormFailureProps {
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
