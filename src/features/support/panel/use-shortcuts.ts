import { useLingui } from "@lingui/react/macro";
import { siteConfig } from "../../../client/config.ts";
import type { IconName } from "../../../ui/icon-name.ts";
import { useFollowable } from "../../../ui/use-followable.ts";

export interface Shortcut {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
  /** Whether the page is in the service worker's cache and opens without a network. */
  readonly offline: boolean;
}

/** The shortcuts of the quick access panel (product.md 2.7), if this build and this operator have them. */
export function useShortcuts(): readonly Shortcut[] {
  const { t } = useLingui();
  const followable = useFollowable();
  const { liveStreamUrl } = siteConfig().support;
  const shortcuts: readonly Shortcut[] = [
    { href: "/profile/bonuses", icon: "gift", name: t`Bonus talep edin`, offline: false },
    { href: liveStreamUrl ?? "", icon: "live", name: t`Canlı yayın`, offline: false },
    { href: "/info/faq", icon: "info", name: t`Sıkça sorulan sorular`, offline: true },
    { href: "/info/responsible-gaming", icon: "heart", name: t`Sorumlu oyun ve yardım hatları`, offline: true },
  ];
  return shortcuts.filter(({ href }) => href !== "" && followable(href));
}
