import { Trans } from "@lingui/react/macro";
import { depositLink, sportsLink } from "../../api/page-links.ts";
import { MainAction } from "../../components/MainAction.tsx";
import type { Promotion } from "../../contract/cms.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import type { Elements } from "../../ui/elements.ts";
import { promotionListLink } from "./links.ts";
import type { PromotionState } from "./promotions-search.ts";

/** What comes next after reading about a promotion: those that run, an account, or where to take part. */
export function PromotionAction({ category, state }: { category: Promotion["Category"]; state: PromotionState }) {
  const isSignedIn = useStore(session.state).kind !== "anonymous";
  const [page, label] = actionOf(state, category, isSignedIn);
  return (
    <MainAction>
      <Link {...page} className={buttonClass("primary")}>
        {label}
      </Link>
    </MainAction>
  );
}

function actionOf(
  state: PromotionState,
  category: Promotion["Category"],
  isSignedIn: boolean,
): readonly [page: PageLink, label: Elements] {
  if (state === "finished") return [promotionListLink("active"), <Trans key="running">Devam eden promosyonlar</Trans>];
  if (!isSignedIn) return [{ to: "/register" }, <Trans key="register">Kayıt ol</Trans>];
  switch (category) {
    case "deposit":
      return [depositLink, <Trans key="deposit">Para yatır</Trans>];
    case "casino":
      return [{ to: "/slot" }, <Trans key="slot">Slot oyunlarına git</Trans>];
    case "live":
      return [{ to: "/live" }, <Trans key="live">Canlı casinoya git</Trans>];
    case "sports":
      return [sportsLink, <Trans key="sports">Spor bahislerine git</Trans>];
    default:
      return [{ to: "/profile/bonuses" }, <Trans key="bonuses">Bonuslarınıza git</Trans>];
  }
}
