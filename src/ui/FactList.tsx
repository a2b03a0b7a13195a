import type { ReactNode } from "react";
import styles from "./FactList.module.css";

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Pairs of name and value, one below the other. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
