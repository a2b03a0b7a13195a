import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../Icon.tsx";
import styles from "./FormError.module.css";

export interface FormErrorProps {
  /** What went wrong; nothing is shown without it. */
  title: string | undefined;
  /**
   * Changes with every failed submission, such as react-hook-form's `submitCount`: the message is then brought
   * into view and focused, also when it says the same as before.
   */
  attempt: number;
  /** Fields to mend, by their names, with what is wrong with each. */
  fields?: readonly { readonly name: string; readonly text: string }[];
  /** The player chose one of them: focus it. */
  onField?: (name: string) => void;
  /** What can be done about it: a text, a link, a button. */
  children?: ReactNode;
}

/** Why a form could not be sent, or was refused: above its fields, said aloud, and focused. */
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
