import { Trans, useLingui } from "@lingui/react/macro";
import type { Elements } from "./elements.ts";
import { Icon } from "./Icon.tsx";
import { Link, type PageLink } from "./Link.tsx";
import styles from "./MoreLink.module.css";

export interface ShelfActionProps {
  /** How old the shelf's data is, when it is not current. */
  note?: Elements;
  /** The page with all items, if there is one. */
  all?: PageLink;
  /** The name of the items, for the link's label. */
  of: string;
}

/** The end of a shelf's title row: the age of its data and the link to all items. */
export function ShelfAction({ note, all, of }: ShelfActionProps) {
  return (
    <>
      {note}
      {all && <MoreLink all={all} of={of} />}
    </>
  );
}

/** Links from a shelf to the page with all of its items. */
function MoreLink({ all, of }: { all: PageLink; of: string }) {
  const { t } = useLingui();
  return (
    <Link {...all} className={styles.more} aria-label={t`Tümü: ${of}`}>
      <Trans>Tümü</Trans>
      <Icon name="chevron-right" />
    </Link>
  );
}
