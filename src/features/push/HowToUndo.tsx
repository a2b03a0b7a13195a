import { Trans } from "@lingui/react/macro";
import { siteConfig } from "../../client/config.ts";
import { type BrowserKind, browserKind } from "./browser-kind.ts";

/** How to allow notifications again, in this browser's own words. */
export function HowToUndo({ kind = browserKind() }: { kind?: BrowserKind }) {
  const { name } = siteConfig().brand;
  switch (kind) {
    case "ios":
      return <Trans>Telefonun ayarlarında Bildirimler’i, sonra {name} uygulamasını açıp bildirimlere izin verin.</Trans>;
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
