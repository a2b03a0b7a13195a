import { useLingui } from "@lingui/react/macro";
import type { Destination } from "../shell/destinations.ts";

/** The player's own pages, in the order of the account menu. */
export function useAccountPlaces(): readonly Destination[] {
  const { t } = useLingui();
  return [
    { href: "/profile", icon: "user", label: t`Hesabım` },
    { href: "/profile/deposit", icon: "plus", label: t`Para yatır` },
    { href: "/profile/withdraw", icon: "wallet", label: t`Para çek` },
    { href: "/profile/history", icon: "clock", label: t`Hesap geçmişi` },
    { href: "/favorites", icon: "heart", label: t`Favoriler` },
    { href: "/notifications", icon: "bell", label: t`Bildirimler` },
  ];
}
