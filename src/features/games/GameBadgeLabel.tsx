import { Trans } from "@lingui/react/macro";
import { Badge } from "../../ui/Badge.tsx";

/** The badges that have a text in this build, the most important first. */
const known = ["jackpot", "exclusive", "new", "hot"] as const;

/** Returns the one badge that fits on a tile; undefined if there is none or none is known. */
export function gameBadge(badges: readonly string[] | undefined): (typeof known)[number] | undefined {
  return known.find((badge) => badges?.includes(badge));
}

/** Renders the badge of a game, if it has one, inside `className`. */
export function GameBadgeLabel({
  badges,
  className,
}: {
  badges: readonly string[] | undefined;
  className: string | undefined;
}) {
  const badge = gameBadge(badges);
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
