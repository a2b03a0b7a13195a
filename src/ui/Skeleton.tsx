import styles from "./Skeleton.module.css";

export interface SkeletonProps {
  /** CSS lengths; by default as wide as there is room, one line of text high. */
  width?: string;
  height?: string;
  radius?: string;
}

/** The place of something that is still on its way, of the same size, so that nothing shifts. */
export function Skeleton({ width, height, radius }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      aria-hidden="true"
      data-place
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  );
}
