import { useEffect, useRef } from "react";
import type { Elements } from "../elements.ts";
import { Icon } from "../Icon.tsx";
import styles from "./FormError.module.css";

export interface FormErrorProps {
  /** What went wrong. Without it nothing is shown. */
  title: string | undefined;
  /**
   * Changes with every failed submission, such as react-hook-form's `submitCount`. The message is then scrolled into
   * view and focused, even if it is the same as before.
   */
  attempt: number;
  /** The fields to correct: their names, and what is wrong with each. */
  fields?: readonly { readonly name: string; readonly text: string }[];
  /** Called when the player chooses a field from the list. Focus that field. */
  onField?: (name: string) => void;
  /** What the player can do: a text, a link or a button. */
  children?: Elements;
}

/** Why a form could not be sent or was refused. Shown above the fields, announced, and focused. */
export function FormError({ title, attempt, fields, onField, children }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (title) box.current?.focus();
  }, [title, attempt]);
  if (!title) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <Icon name="warning" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {fields && fields.length > 0 && (
          <ul className={styles.fields}>
            {fields.map(({ name, text }) => (
              <li key={name}>
                <button type="button" className={styles.field} onClick={() => onField?.(name)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
