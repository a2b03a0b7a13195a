import { Trans } from "@lingui/react/macro";
import { Badge } from "../../ui/Badge.tsx";
import type { GameBadge } from "./game-badge.ts";

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
