import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Icon } from "../Icon.tsx";
import type { Elements } from "../elements.ts";
import styles from "./Field.module.css";

export interface FieldFrameProps extends FieldTexts {
  ids: FieldIds;
  /** Shown at the end of the label's line: a link that belongs to the field. */
  aside?: Elements;
  /** Shown below the control and part of its description: rules that are checked while the player types. */
  note?: Elements;
  /** The control. */
  children: Elements;
}

/** A control with its label above it, and hint, note and error around it. */
export function FieldFrame({ ids, label, hint, error, optional, aside, note, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={ids.control} className={styles.label}>
          <LabelWords label={label} optional={optional} />
        </label>
        {aside}
      </div>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {note && (
        <div id={ids.note} className={styles.note}>
          {note}
        </div>
      )}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

/** The words of a label, which say whether the field is optional. */
export function LabelWords({ label, optional }: Pick<FieldTexts, "label" | "optional">) {
  return (
    <>
      <span>{label}</span>
      {optional && (
        <span className={styles.optional}>
          {" "}
          <Trans>(isteğe bağlı)</Trans>
        </span>
      )}
    </>
  );
}

/** What is wrong with a field, shown below it. The control's `aria-describedby` refers to `id`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  );
}

/** The texts that every field may have. */
export interface FieldTexts {
  label: ReactNode;
  /** Says what is expected, and why, before anything is typed. */
  hint?: ReactNode;
  /** What is wrong with the value. The field is invalid while this is set. */
  error?: string | undefined;
  /** The field may stay empty. The label says so. */
  optional?: boolean | undefined;
}

/** The ids that connect a control with its texts. */
interface FieldIds {
  readonly control: string;
  readonly hint: string;
  readonly note: string;
  readonly error: string;
}

/** Returns the ids of a field's parts, and the attributes that connect the control with its descriptions. */
export function useField(
  { hint, error }: Pick<FieldTexts, "hint" | "error">,
  hasNote = false,
): { ids: FieldIds; described: { id: string; "aria-describedby"?: string; "aria-invalid"?: true } } {
  const id = useId();
  const ids = { control: id, hint: `${id}-hint`, note: `${id}-note`, error: `${id}-error` };
  // The error first: a player who returns to the field wants to know what to correct.
  const by = [error && ids.error, hint && ids.hint, hasNote && ids.note].filter(Boolean).join(" ");
  return {
    ids,
    described: {
      id,
      ...(by && { "aria-describedby": by }),
      ...(error && { "aria-invalid": true as const }),
    },
  };
}
