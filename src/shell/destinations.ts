import { useLingui } from "@lingui/react/macro";
import { sportsLink } from "../api/page-links.ts";
import type { IconName } from "../ui/icon-name.ts";
import type { PageLink } from "../ui/Link.tsx";

export interface Destination {
  page: PageLink;
  icon: IconName;
  label: string;
}

/** The five destinations of the phone's tab bar: what players open most. */
export const tabs = ["home", "slot", "live", "sports", "account"] as const;

/** The destinations of the side rail of wide screens. */
export const rail = ["home", "slot", "live", "sports", "promotions", "tournaments", "favourites", "account"] as const;

/** The named destinations, in the given order. */
export function useDestinations(names: readonly (typeof rail)[number][]): readonly Destination[] {
  const { t } = useLingui();
  const all: Record<(typeof rail)[number], Destination> = {
    home: { page: { to: "/" }, icon: "home", label: t`Ana sayfa` },
    slot: { page: { to: "/slot" }, icon: "slot", label: t`Slot` },
    live: { page: { to: "/live" }, icon: "live", label: t`Canlı` },
    sports: { page: sportsLink, icon: "ball", label: t`Spor` },
    promotions: { page: { to: "/promotions" }, icon: "gift", label: t`Promosyonlar` },
    tournaments: { page: { to: "/tournaments" }, icon: "trophy", label: t`Turnuvalar` },
    favourites: { page: { to: "/favorites" }, icon: "heart", label: t`Favoriler` },
    account: { page: { to: "/profile" }, icon: "user", label: t`Hesap` },
  };
  return names.map((name) => all[name]);
}

/** A destination is current on its page and on those below it. */
export const withPagesBelow = { exact: false };
