import { useId } from "react";
import { Amount, SignedAmount } from "../../ui/Amount.tsx";
import type { Elements } from "../../ui/elements.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./SumList.module.css";

/** A sum with its name. A result has its sign and a colour. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly isResult?: boolean;
}

export interface SumListProps {
  figures: readonly Figure[];
  currency: string;
}

/** Sums side by side, each below its name. */
export function SumList({ figures, currency }: SumListProps) {
  return (
    <dl className={styles.sums}>
      {figures.map(({ name, value, isResult }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {isResult ? (
              <SignedAmount value={value} currency={currency} />
            ) : (
              <Amount value={value} currency={currency} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface ListSumsProps extends SumListProps {
  /** What the sums are of. */
  title: string;
  /** How old they are. */
  note?: Elements;
}

/** The sums above the rows of a list. */
export function ListSums({ title, note, ...sums }: ListSumsProps) {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {note}
      <SumList {...sums} />
    </section>
  );
}

/** The placeholder of `ListSums`. */
export function ListSumsSkeleton() {
  return <Skeleton height="5.5rem" radius="var(--radius-l)" />;
}
