import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./FaqSearch.module.css";

export interface FaqSearchProps {
  value: string;
  onChange: (typed: string) => void;
}

/** Searches while the player types, because all questions are already loaded. */
export function FaqSearch({ value, onChange }: FaqSearchProps) {
  const id = useId();
  return (
    <search className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        <Trans>Sorularda arayın</Trans>
      </label>
      <span className={styles.field}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          className={styles.input}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
          enterKeyHint="search"
        />
      </span>
    </search>
  );
}
