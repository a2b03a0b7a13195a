import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { PlaceLink } from "./PlaceLink.tsx";
import { FavouriteMethod } from "./FavouriteMethod.tsx";
import { MethodFacts, type MethodFactsProps } from "./MethodFacts.tsx";
import styles from "./Methods.module.css";

/** A method in the list. The whole card leads to its form; the heart is a button of its own. */
export function MethodCard({ method, currency }: MethodFactsProps) {
  return (
    <li className={styles.card}>
      <span className={styles.logo}>
        <Picture src={method.logo} alt="" ratio="1" />
      </span>
      <PlaceLink to={{ methodID: method.id }} className={styles.choose}>
        <span className={styles.name}>{method.name}</span>
        <MethodFacts method={method} currency={currency} />
      </PlaceLink>
      <FavouriteMethod method={method} />
      <Icon name="chevron-right" />
    </li>
  );
}
