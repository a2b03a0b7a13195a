import { Trans, useLingui } from "@lingui/react/macro";
import { SupportLink } from "../../components/SupportLink.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { limitsLink } from "../../api/page-links.ts";
import { Link } from "../../ui/Link.tsx";
import type { GameFacts } from "./find-game.ts";
import { launchProblem } from "./launch-problem.ts";
import { CannotStart, GameProblem, type WaysOn } from "./GameProblem.tsx";

/** Says in place of a game why it did not open (product.md 2.5, 8.4). */
export function LaunchFailure({ error, facts, ...ways }: WaysOn & { error: Error; facts: GameFacts }) {
  const { t } = useLingui();
  const problem = launchProblem(error);
  const later = t`Birazdan tekrar deneyin veya başka bir oyun seçin.`;
  switch (problem.kind) {
    case "provider":
    case "refused": {
      const title = problem.kind === "refused" ? problem.message : t`Sağlayıcıya Ulaşılamıyor`;
      if (ways.address.type !== "slot") {
        const again = (
          <Button variant="quiet" onClick={ways.onRetry}>
            <Trans>Tekrar dene</Trans>
          </Button>
        );
        return <CannotStart kind="error" title={title} facts={facts} more={again} {...ways} />;
      }
      return <GameProblem kind="error" title={title} text={later} {...ways} />;
    }
    case "limit": {
      const toLimits = (
        <Link {...limitsLink} className={buttonClass("primary")}>
          <Trans>Limitlerim</Trans>
        </Link>
      );
      return (
        <GameProblem
          kind="empty"
          title={problem.message}
          text={t`Bu, kendiniz için koyduğunuz bir limit.`}
          first={toLimits}
          {...ways}
        />
      );
    }
    case "address":
      return (
        <GameProblem
          kind="error"
          title={t`Oyunun adresine güvenilmiyor`}
          text={
            <Trans>
              Site oyunun adresine izin vermiyor. Lütfen <SupportLink />.
            </Trans>
          }
          {...ways}
        />
      );
    case "offline":
      return (
        <GameProblem
          kind="offline"
          title={t`Oyun için internet bağlantısı gerekiyor`}
          text={t`Yeniden çevrim içi olduğunuzda oyun otomatik olarak açılır. O zamana kadar oyunlara göz atabilirsiniz.`}
          {...ways}
        />
      );
    case "passing":
      return <GameProblem kind="error" title={t`Oyun açılamadı`} text={later} {...ways} />;
    case "elsewhere":
      return null;
  }
}
