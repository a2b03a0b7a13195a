import { Plural, useLingui } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import styles from "./Bell.module.css";
import { useNotifications } from "./notifications-queries.ts";

/** The header's link to the notifications, with the number of unread ones. */
export function Bell() {
  const { t } = useLingui();
  return (
    <Link to="/notifications" className={styles.bell} title={t`Bildirimler`}>
      <Icon name="bell" />
      <span className="visually-hidden">{t`Bildirimler`}</span> <UnreadCount />
    </Link>
  );
}

/** Larger numbers are shown as "99+". */
const most = 99;

/**
 * The number of unread notifications; renders nothing if there are none. Appears at the corner of the icon before it, or
 * with `inLine` at the end of the line. Render it only while a player is signed in.
 */
export function UnreadCount({ inLine = false }: { inLine?: boolean }) {
  const { length } = useNotifications().unread;
  if (length === 0) return null;
  return (
    <span className={`${styles.count} ${inLine ? styles.inLine : ""}`}>
      <span aria-hidden="true">{length > most ? `${most}+` : length}</span>
      <span className="visually-hidden">
        <Plural value={length} other="# okunmamış bildirim" />
      </span>
    </span>
  );
}
