import styles from "./Skeleton.module.css";

export interface SkeletonProps {
  /** CSS lengths. By default the full width and one line of text. */
  width?: string;
  height?: string;
  radius?: string;
}

/** A placeholder for something that is loading, of the same size, so that nothing shifts. */
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
