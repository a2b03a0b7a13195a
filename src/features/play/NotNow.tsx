import { Trans, useLingui } from "@lingui/react/macro";
import { limitsLink } from "../../api/page-links.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { slotLink } from "../games/play-path.ts";
import { CannotStart, GameProblem, type WaysOn } from "./GameProblem.tsx";
import type { KnownProblem } from "./before-launch.ts";
import type { GameFacts } from "./find-game.ts";

export interface NotNowProps extends Omit<WaysOn, "onLeave"> {
  problem: KnownProblem;
  facts: GameFacts;
}

/** In place of a game that would not open: why, and what else there is. What is known may be old, so it can be tried. */
export function NotNow({ problem, facts, ...ways }: NotNowProps) {
  const { t } = useLingui();
  const { address, onRetry } = ways;
  const anyway = (
    <Button variant="quiet" onClick={onRetry}>
      <Trans>Yine de dene</Trans>
    </Button>
  );
  switch (problem.kind) {
    case "closed":
      return (
        <CannotStart
          title={t`Bu masa şu an kapalı`}
          text={
            problem.openingHours
              ? t`Açılış saatleri: ${problem.openingHours}`
              : t`Açıldığında canlı casino sayfasında “Canlı” olarak görünür.`
          }
          kind="empty"
          facts={facts}
          more={anyway}
          {...ways}
        />
      );
    case "no-demo":
      return (
        <GameProblem
          kind="empty"
          title={t`Bu oyunun demosu yok`}
          text={t`Başka bir oyunun demosunu deneyebilir veya bu oyunu kendi paranızla oynayabilirsiniz.`}
          first={
            <Link {...slotLink(address.id)} className={buttonClass()}>
              <Trans>Oyunu aç</Trans>
            </Link>
          }
          more={anyway}
          {...ways}
        />
      );
    case "limit":
      return (
        <GameProblem
          kind="empty"
          title={
            problem.period === "day"
              ? t`Günlük kayıp limitinize ulaştınız`
              : problem.period === "week"
                ? t`Haftalık kayıp limitinize ulaştınız`
                : t`Aylık kayıp limitinize ulaştınız`
          }
          text={t`Bu, kendiniz için koyduğunuz bir limit.`}
          first={
            <Link {...limitsLink} className={buttonClass("primary")}>
              <Trans>Limitlerim</Trans>
            </Link>
          }
          more={anyway}
          {...ways}
        />
      );
  }
}
