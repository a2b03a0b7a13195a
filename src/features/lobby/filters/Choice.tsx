import { useId } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./Controls.module.css";

export interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly name: string }[];
  onChoose: (value: string) => void;
}

/** A native select, which every platform shows in its own way. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
