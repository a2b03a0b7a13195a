import { useLingui } from "@lingui/react/macro";
import type { IconName } from "../../ui/icon-name.ts";
import { useFollowable } from "../../ui/use-followable.ts";

export interface Destination {
  href: string;
  icon: IconName;
  label: string;
}

/** The five destinations of the phone's tab bar. */
export function useTabs(): readonly Destination[] {
  const { t } = useLingui();
  const followable = useFollowable();
  const tabs: readonly Destination[] = [
    { href: "/", icon: "home", label: t`Lobi` },
    { href: "/live", icon: "live", label: t`Canlı` },
    { href: "/play/virtual/betframe/sport", icon: "ball", label: t`Spor` },
    { href: "/promotions", icon: "gift", label: t`Promosyonlar` },
    { href: "/profile", icon: "user", label: t`Hesap` },
  ];
  return tabs.filter(({ href }) => followable(href));
}

/** What the side rail of wide screens shows besides the tabs. */
export function useRailExtras(): readonly Destination[] {
  const { t } = useLingui();
  const followable = useFollowable();
  const extras: readonly Destination[] = [
    { href: "/slot", icon: "slot", label: t`Slot` },
    { href: "/tournaments", icon: "trophy", label: t`Turnuvalar` },
    { href: "/favorites", icon: "heart", label: t`Favoriler` },
  ];
  return extras.filter(({ href }) => followable(href));
}
