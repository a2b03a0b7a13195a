import { Trans } from "@lingui/react/macro";
import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { Badge } from "../../ui/Badge.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { Shelf } from "../../ui/Shelf.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Elements } from "../../ui/elements.ts";
import type { IconName } from "../../ui/icon-name.ts";
import styles from "./Tile.module.css";

export interface TileProps {
  page: PageLink;
  name: string;
  /** The picture and the badges on it. */
  art: Elements;
  /** More lines, below the name. */
  children: Elements;
  className?: string | undefined;
}

/** A game or a table: a link with its picture, its name and more lines. Buttons on the picture stand beside the link. */
export function Tile({ page, name, art, children, className = "" }: TileProps) {
  return (
    <Link {...page} className={`${styles.tile} ${className}`}>
      {/* Before the picture, which stands above it: the link's name begins with it, and not with a badge. */}
      <span className={styles.name}>{name}</span>
      {art}
      {children}
    </Link>
  );
}

interface PictureButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children" | "type"> {
  icon: IconName;
  label: string;
}

/** An icon button on top of a picture: light on a dark disc, so that it is visible on any picture and in any theme. */
export function PictureButton({ icon, label, className = "", ...rest }: PictureButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={`${styles.button} ${className}`}>
      <Icon name={icon} />
    </button>
  );
}

/** The badges that have a text in this build, the most important first. */
const known = ["jackpot", "exclusive", "new", "hot"] as const;
type KnownBadge = (typeof known)[number];

/** Returns the one badge that fits on a tile, other than `common`; undefined if there is none or none is known. */
export function gameBadge(badges: readonly string[] | undefined, common?: KnownBadge): KnownBadge | undefined {
  return known.find((badge) => badge !== common && badges?.includes(badge));
}

/** The badge that all games of a list have. Tiles inside do not show it, because there it tells nothing. */
export const CommonBadge = createContext<KnownBadge | undefined>(undefined);

/** Returns the badge that all of these games have. A single game is no list: its badge tells something. */
export function commonBadge(games: readonly { readonly badges?: readonly string[] | undefined }[]) {
  return games.length > 1 ? known.find((badge) => games.every(({ badges }) => badges?.includes(badge))) : undefined;
}

/** Renders the badge of a game, if it has one, inside `className`. */
export function GameBadgeLabel({
  badges,
  className,
}: {
  badges: readonly string[] | undefined;
  className: string | undefined;
}) {
  const badge = gameBadge(badges, use(CommonBadge));
  return (
    badge && (
      <span className={className}>
        <Badge tone={badge === "new" || badge === "hot" ? badge : "neutral"}>
          {badge === "new" ? (
            <Trans>Yeni</Trans>
          ) : badge === "hot" ? (
            <Trans>Popüler</Trans>
          ) : badge === "exclusive" ? (
            <Trans>Özel</Trans>
          ) : (
            <Trans>Jackpot</Trans>
          )}
        </Badge>
      </span>
    )
  );
}

interface ShelfSkeletonProps {
  title: ReactNode;
  action?: Elements;
  /** The number of placeholders; by default as many as the widest shelf shows at once. */
  count?: number;
}

/** A placeholder for a shelf of games that is loading. */
export function ShelfSkeleton({ title, action, count = 8 }: ShelfSkeletonProps) {
  return (
    <Shelf title={title} action={action} isLoading>
      {Array.from({ length: count }, (_, tile) => (
        <TileSkeleton key={tile} />
      ))}
    </Shelf>
  );
}

function TileSkeleton() {
  return (
    <span className={styles.tile}>
      <span className={`${styles.art} ${styles.place}`}>
        <Skeleton height="100%" radius="var(--radius-m)" />
      </span>
      <span className={`${styles.name} ${styles.textPlace}`}>
        <Skeleton height="1.1em" width="80%" />
      </span>
      <span className={`${styles.line} ${styles.textPlace}`}>
        <Skeleton height="1.1em" width="50%" />
      </span>
    </span>
  );
}
