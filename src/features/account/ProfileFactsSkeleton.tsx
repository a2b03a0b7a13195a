import { Skeleton } from "../../ui/Skeleton.tsx";

/** As high as the ten facts of a whole profile. */
export function ProfileFactsSkeleton() {
  return <Skeleton height="36rem" radius="var(--radius-l)" />;
}
