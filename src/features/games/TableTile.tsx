import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Elements } from "../../ui/elements.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import { siteCurrency } from "../../lib/money.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { inWidths } from "./in-widths.ts";
import { tableLink } from "./play-path.ts";
import { TileHeart } from "./FavouriteButton.tsx";
import { Tile, type TileProps } from "./Tile.tsx";
import tile from "./Tile.module.css";
import styles from "./LobbyTiles.module.css";

/** The width of a card in a shelf (Shelf.module.css). */
const sizes = "clamp(15rem, 72vw, 20rem)";

/** A table of the live casino in a shelf. A closed one says when it opens. */
export function TableTile({ table }: { table: LiveTable }) {
  const { tableID, name, image, open, openingHours } = table;
  const art = (badges: Elements) => (
    <span className={`${tile.art} ${open ? "" : styles.closed}`}>
      <Picture {...inWidths(image, sizes)} alt="" ratio="16 / 10" />
      {badges}
    </span>
  );
  return (
    <>
      <TableLink
        table={table}
        className={styles.card}
        closed={openingHours ? <Trans>Kapalı · {openingHours}</Trans> : <Trans>Kapalı</Trans>}
        art={art}
      />
      <TileHeart type="livecasino" id={tableID} name={name} />
    </>
  );
}

export interface TableLinkProps extends Pick<TileProps, "className"> {
  table: LiveTable;
  /** What the badge of a closed table says. */
  closed: ReactNode;
  /** Renders the picture with its badges. */
  art: (badges: Elements) => Elements;
}

/** A table's picture, free seats, name, dealer and limits, which open the table. That it is live goes without saying. */
export function TableLink({ table, closed, art, className }: TableLinkProps) {
  const { tableID, name, providerName, dealer, minBet, maxBet, open, seats } = table;
  const badges = (
    <>
      {!open && (
        <span className={tile.badge}>
          <Badge>{closed}</Badge>
        </span>
      )}
      {open && seats !== undefined && (
        <span className={styles.seats}>
          <Badge>
            <Plural value={seats} _0="Masa dolu" other="# boş koltuk" />
          </Badge>
        </span>
      )}
    </>
  );
  return (
    <Tile className={className} page={tableLink(tableID)} name={name} art={art(badges)}>
      <span className={tile.line}>{dealer ? `${dealer} · ${providerName}` : providerName}</span>
      <span className={tile.line}>
        <span className={styles.limits}>
          <Amount value={minBet} currency={siteCurrency} /> <span>–</span>{" "}
          <Amount value={maxBet} currency={siteCurrency} />
        </span>
      </span>
    </Tile>
  );
}
