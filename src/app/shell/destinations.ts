import { useLingui } from "@lingui/react/macro";
import type { IconName } from "../../ui/icon-name.ts";
import type { SitePath } from "../../ui/site-href.ts";
import { useFollowable } from "../../ui/use-followable.ts";

export interface Destination {
  href: SitePath;
  icon: IconName;
  label: string;
}

/** The five destinations of the phone's tab bar. */
export const tabs = ["home", "live", "sports", "promotions", "account"] as const;

/** The destinations of the side rail of wide screens. */
export const rail = ["home", "slot", "live", "sports", "promotions", "tournaments", "favourites", "account"] as const;

/** The named destinations for which this build has a page, in the given order. */
export function useDestinations(names: readonly (typeof rail)[number][]): readonly Destination[] {
  const { t } = useLingui();
  const followable = useFollowable();
  const all: Record<(typeof rail)[number], Destination> = {
    home: { href: "/", icon: "home", label: t`Ana sayfa` },
    slot: { href: "/slot", icon: "slot", label: t`Slot` },
    live: { href: "/live", icon: "live", label: t`Canlı` },
    sports: { href: "/play/virtual/betframe/sport", icon: "ball", label: t`Spor` },
    promotions: { href: "/promotions", icon: "gift", label: t`Promosyonlar` },
    tournaments: { href: "/tournaments", icon: "trophy", label: t`Turnuvalar` },
    favourites: { href: "/favorites", icon: "heart", label: t`Favoriler` },
    account: { href: "/profile", icon: "user", label: t`Hesap` },
  };
  return names.map((name) => all[name]).filter(({ href }) => followable(href));
}
