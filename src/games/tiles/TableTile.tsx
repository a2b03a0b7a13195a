import { Plural, Trans } from "@lingui/react/macro";
import type { LiveTable } from "../../contract/livecasino.ts";
import { siteCurrency } from "../../lib/money.ts";
import { useStore } from "../../lib/use-store.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { inWidths } from "../in-widths.ts";
import { tablePath } from "../play-path.ts";
import styles from "./TableTile.module.css";
import { tileHeart } from "./tile-heart.ts";

/** The width of a card in a shelf (Shelf.module.css). */
const sizes = "clamp(15rem, 72vw, 20rem)";

/** A table of the live casino: the game, the dealer, the limits and whether it is open. */
export function TableTile({ table }: { table: LiveTable }) {
  const { tableID, name, providerName, image, dealer, minBet, maxBet, open, seats } = table;
  const heart = useStore(tileHeart);
  return (
    <>
      <SiteLink href={tablePath(tableID)} className={styles.tile}>
        <span className={`${styles.art} ${open ? "" : styles.closed}`}>
          <Picture {...inWidths(image, sizes)} alt="" ratio="16 / 10" />
          <span className={styles.badge}>
            {open ? (
              <Badge tone="live">
                <Trans>Canlı</Trans>
              </Badge>
            ) : (
              <ClosedBadge openingHours={table.openingHours} />
            )}
          </span>
          {open && seats !== undefined && (
            <span className={styles.seats}>
              <Badge>
                <Plural value={seats} _0="Masa dolu" one="# boş koltuk" other="# boş koltuk" />
              </Badge>
            </span>
          )}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{dealer ? `${dealer} · ${providerName}` : providerName}</span>
        <span className={styles.limits}>
          <Amount value={minBet} currency={siteCurrency} /> – <Amount value={maxBet} currency={siteCurrency} />
        </span>
      </SiteLink>
      {heart?.({ type: "livecasino", id: tableID, name })}
    </>
  );
}

function ClosedBadge({ openingHours }: { openingHours: string | undefined }) {
  return (
    <Badge>
      {openingHours ? <Trans>Kapalı · {openingHours}</Trans> : <Trans>Kapalı</Trans>}
    </Badge>
  );
}
