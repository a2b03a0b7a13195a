import { useRead } from "../../../client/use-read.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useNow } from "../../../lib/use-now.ts";
import { specialDates } from "./queries.ts";
import { isShowable } from "../showable.ts";
import styles from "./SpecialDateStrip.module.css";

/** One line about a special day, such as a national holiday. A failure to load it is not shown. */
export default function SpecialDateStrip() {
  const nowMs = useNow();
  const special = useRead(specialDates()).rows.find((item) => isShowable(item, nowMs));
  if (!special) return null;
  return (
    <p className={styles.strip}>
      {special.image ? (
        <img className={styles.image} src={special.image} alt="" decoding="async" />
      ) : (
        <Icon name="tulip" />
      )}
      <span>{special.title}</span>
    </p>
  );
}
