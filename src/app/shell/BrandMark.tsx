import styles from "./BrandMark.module.css";

export interface BrandMarkProps {
  name: string;
  /** The address of the operator's logo, which replaces the tile and the name. */
  logo?: string | null;
}

export function BrandMark({ name, logo }: BrandMarkProps) {
  if (logo) return <img className={styles.logo} src={logo} alt={name} />;
  return (
    <span className={styles.brand}>
      <svg className={styles.tile} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.glaze} d="M16 1 31 16 16 31 1 16z" />
        <path
          className={styles.petals}
          d="M16 16c-5-3.8-4.3-8 0-12.7 4.3 4.7 5 8.9 0 12.7 3.8-5 8-4.3 12.7 0-4.7 4.3-8.9 5-12.7 0 5 3.8 4.3 8 0 12.7-4.3-4.7-5-8.9 0-12.7-3.8 5-8 4.3-12.7 0 4.7-4.3 8.9-5 12.7 0z"
        />
        <path className={styles.heart} d="m16 12.2 3.8 3.8-3.8 3.8-3.8-3.800z" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
