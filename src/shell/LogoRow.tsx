import { SiteLink } from "../ui/SiteLink.tsx";
import styles from "./LogoRow.module.css";

export interface Logo {
  id: string;
  name: string;
  logo: string;
  url?: string | undefined;
}

/** Logos of other companies, on a bone background so that each is readable in both themes. */
export function LogoRow({ title, logos }: { title: string; logos: readonly Logo[] }) {
  if (logos.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.row}>
        {logos.map(({ id, name, logo, url }) => (
          <li key={id}>
            <SiteLink href={url} className={styles.logo}>
              <img src={logo} alt={name} loading="lazy" decoding="async" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
