import { lazy } from "react";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { NearSection } from "../../../ui/NearSection.tsx";
import styles from "./InnerBanners.module.css";

const InnerBanners = lazy(() => import("./InnerBanners.tsx"));

/** The banners between the shelves, loaded when they come near the viewport. */
export function InnerBannersSection() {
  const fallback = (
    <div className={styles.place}>
      <Skeleton height="100%" radius="var(--radius-l)" />
    </div>
  );
  return (
    <NearSection fallback={fallback}>
      <InnerBanners fallback={fallback} />
    </NearSection>
  );
}
