import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { consumeReturnUrl } from "../../lib/return-url.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { limitsLink } from "../../api/page-links.ts";
import { Link } from "../../ui/Link.tsx";
import { showToast } from "../../ui/toast.ts";
import { launchProblem } from "./launch-problem.ts";
import { GameProblem, type WaysOn } from "./GameProblem.tsx";

/**
 * Says why a game did not open (product.md 2.5, 8.4). When the provider fails or the operator refuses, it leads away
 * from a live table or a virtual game. Everything else is said in place of the game.
 */
export function LaunchFailure({ error, ...ways }: WaysOn & { error: Error }) {
  const { t } = useLingui();
  const problem = launchProblem(error);
  const later = t`Birazdan tekrar deneyin veya başka bir oyun seçin.`;
  switch (problem.kind) {
    case "provider":
    case "refused": {
      const title = problem.kind === "refused" ? problem.message : t`Sağlayıcıya Ulaşılamıyor`;
      if (ways.address.type !== "slot") return <LeadAway type={ways.address.type} words={title} />;
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
          text={t`Oyunun adresi, sitenin izin verdiği adresler arasında değil; bu yüzden açılmadı. Canlı desteğe bildirin.`}
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

/** Shows a toast and leads from a live table to the stored return URL or home, and from a virtual game home. */
function LeadAway({ type, words }: { type: "live" | "virtual"; words: string }) {
  const { history } = useRouter();
  const lead = useEffectEvent(() => {
    showToast({ tone: "negative", text: words });
    const back = type === "live" ? consumeReturnUrl() : "/";
    // Do not return to the address that has just failed.
    history.replace(back === history.location.href ? "/" : back);
  });
  useEffect(() => lead(), []);
  return null;
}
