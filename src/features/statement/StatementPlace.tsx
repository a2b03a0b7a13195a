import { Skeleton } from "../../ui/Skeleton.tsx";

/** The placeholder of a month's figures and chart. */
export function StatementPlace() {
  return (
    <>
      <Skeleton height="13rem" radius="var(--radius-l)" />
      <Skeleton height="16rem" radius="var(--radius-l)" />
    </>
  );
}
