import { Trans } from "@lingui/react/macro";
import { Badge } from "../../ui/Badge.tsx";

export function GameBadgeLabel({ badge }: { badge: GameBadge }) {
  switch (badge) {
    case "new":
      return (
        <Badge tone="new">
          <Trans>Yeni</Trans>
        </Badge>
      );
    case "hot":
      return (
        <Badge tone="hot">
          <Trans>Popüler</Trans>
        </Badge>
      );
    case "exclusive":
      return (
        <Badge>
          <Trans>Özel</Trans>
        </Badge>
      );
    case "jackpot":
      return (
        <Badge>
          <Trans>Jackpot</Trans>
        </Badge>
      );
  }
}

/** The badges that have a text in this build, the most important first. */
const known = ["jackpot", "exclusive", "new", "hot"] as const;
type GameBadge = (typeof known)[number];

/** Returns the one badge that fits on a tile; undefined if there is none or none is known. */
export function gameBadge(badges: readonly string[] | undefined): GameBadge | undefined {
  return known.find((badge) => badges?.includes(badge));
}
