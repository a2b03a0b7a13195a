import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { limitsLink } from "../../api/page-links.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { maySpendTraffic } from "../../lib/network.ts";
import { useLottery } from "../lottery/use-lottery.ts";
import { LinkList } from "./LinkList.tsx";

/** Links to the limits, the notifications, and what happened with the player's money and bets. */
export function AccountRecords() {
  const { t } = useLingui();
  const lottery = useLottery();
  usePreloadedHistory();
  return (
    <LinkList
      title={<Trans>Limitler, geçmiş ve bonuslar</Trans>}
      pages={[
        { page: limitsLink, label: t`Limitlerim` },
        { page: { to: "/notifications" }, label: t`Bildirimler` },
        { page: { to: "/profile/preferences" }, label: t`Tercihler ve uygulamayı yükleme` },
        { page: { to: "/profile/history" }, label: t`Hesap geçmişi` },
        { page: { to: "/profile/statement" }, label: t`Hesap özeti` },
        { page: { to: "/profile/games" }, label: t`Oyun geçmişi` },
        { page: { to: "/profile/coupons" }, label: t`Kuponlarım` },
        { page: { to: "/profile/bets" }, label: t`Bahis geçmişi` },
        { page: { to: "/profile/bonuses" }, label: t`Bonuslar` },
        ...(lottery ? [{ page: { to: "/profile/lottery" }, label: t`Yılbaşı çekilişi` } as const] : []),
      ]}
    />
  );
}

/** Loads the code of the history while nothing else happens: it opens in half the time on a slow phone. */
function usePreloadedHistory(): void {
  const router = useRouter();
  useEffect(() => {
    let isLeft = false;
    const preload = async () => {
      await whenIdle();
      if (!isLeft && maySpendTraffic()) void router.preloadRoute({ to: "/profile/history" }).catch(() => undefined);
    };
    void preload();
    return () => {
      isLeft = true;
    };
  }, [router]);
}
