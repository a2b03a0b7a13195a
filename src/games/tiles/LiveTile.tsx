import { Plural, Trans } from "@lingui/react/macro";
import { memo } from "react";
import type { LiveTable } from "../../contract/livecasino.ts";
import { siteCurrency } from "../../lib/money.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { FavouriteButton } from "../favourites/FavouriteButton.tsx";
import { tablePath } from "../play-path.ts";
import { tableSizes } from "../in-widths.ts";
import { DetailsButton } from "./DetailsButton.tsx";
import { TileArt, type TileProps } from "./TileArt.tsx";
import styles from "./Tile.module.css";

/** A live table in a lobby: the game, the dealer, the limits, the free seats and whether it is open. */
export const LiveTile = memo(function LiveTile({ item: table, hurried, onDetails }: TileProps<LiveTable>) {
  const { tableID, name, providerName, dealer, minBet, maxBet, open, seats } = table;
  return (
    <div className={styles.tile}>
      <SiteLink href={tablePath(tableID)} className={styles.link}>
        <TileArt src={table.image} sizes={tableSizes} hurried={hurried} className={open ? "" : styles.closed}>
          <span className={styles.badge}>
            {open ? (
              <Badge tone="live">
                <Trans>Canlı</Trans>
              </Badge>
            ) : (
              <Badge>
                <Trans>Kapalı</Trans>
              </Badge>
            )}
          </span>
          {open && seats !== undefined && (
            <span className={styles.seats}>
              <Badge>
                <Plural value={seats} _0="Masa dolu" one="# boş koltuk" other="# boş koltuk" />
              </Badge>
            </span>
          )}
        </TileArt>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>{dealer ? `${dealer} · ${providerName}` : providerName}</span>
        <span className={`${styles.line} ${styles.limits}`}>
          <Amount value={minBet} currency={siteCurrency} /> – <Amount value={maxBet} currency={siteCurrency} />
        </span>
      </SiteLink>
      <FavouriteButton type="livecasino" id={tableID} name={name} className={styles.favourite} />
      <DetailsButton name={name} onPress={() => onDetails(table)} />
    </div>
  );
});
