import { Trans } from "@lingui/react/macro";
import type { Elements } from "../elements.ts";
import type { FieldIds, FieldTexts } from "./use-field.ts";
import styles from "./Field.module.css";
import { Icon } from "../Icon.tsx";

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
          <span>{label}</span>
          {optional && (
            <span className={styles.optional}>
              {" "}
              <Trans>(isteğe bağlı)</Trans>
            </span>
          )}
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
