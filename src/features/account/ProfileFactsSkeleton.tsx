import { Skeleton } from "../../ui/Skeleton.tsx";

/** As high as a profile with all ten facts. */
export function ProfileFactsSkeleton() {
  return <Skeleton height="36rem" radius="var(--radius-l)" />;
}
