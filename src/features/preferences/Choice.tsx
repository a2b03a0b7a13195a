import { useId } from "react";
import styles from "./Choice.module.css";

export interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly name: string; readonly lang?: string }[];
  onChoose: (value: Value) => void;
}

/** Radio buttons for a choice among a few values. It takes effect immediately. */
export function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} lang={option.lang}>
            <input type="radio" name={name} className={styles.radio} checked={option.value === value} onChange={() => onChoose(option.value)} />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
