import { Trans } from "@lingui/react/macro";
import { siteConfig } from "../../api/config.ts";
import { isIos } from "../../pwa/install.ts";

/** Browsers whose settings for notifications differ. */
export type BrowserKind = "ios" | "android-app" | "safari" | "firefox" | "chromium";

/** How to allow notifications again, in this browser's own words. */
export function HowToUndo({ kind = browserKind() }: { kind?: BrowserKind }) {
  const { name } = siteConfig().brand;
  switch (kind) {
    case "ios":
      return (
        <Trans>Telefonun ayarlarında Bildirimler’i, sonra {name} uygulamasını açıp bildirimlere izin verin.</Trans>
      );
    case "android-app":
      return <Trans>Telefonun ayarlarında Uygulamalar’dan {name} uygulamasını açıp bildirimlere izin verin.</Trans>;
    case "safari":
      return <Trans>Safari ayarlarında Web Siteleri’ni, sonra Bildirimler’i açın ve bu siteye izin verin.</Trans>;
    case "firefox":
      return <Trans>Adres çubuğunun başındaki simgeye tıklayıp engellenen bildirim iznini kaldırın.</Trans>;
    case "chromium":
      return <Trans>Adres çubuğunun başındaki simgeye dokunup site izinlerinde bildirimlere izin verin.</Trans>;
  }
}

/** @param isInstalled whether the page runs as an installed app. */
export function browserKind(
  device: Pick<Navigator, "userAgent" | "maxTouchPoints"> = navigator,
  isInstalled = window.matchMedia("(display-mode: standalone)").matches,
): BrowserKind {
  const { userAgent } = device;
  if (isIos(device)) return "ios";
  if (/Firefox\//.test(userAgent)) return "firefox";
  if (!/Chrom(e|ium)\//.test(userAgent)) return "safari";
  return isInstalled && /Android/.test(userAgent) ? "android-app" : "chromium";
}
