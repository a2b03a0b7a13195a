import { useLingui } from "@lingui/react/macro";
import type { SitePath } from "../../ui/site-href.ts";

/** The way back to the overview of login security, for the pages below it. */
export function useSecurityBack(): { readonly href: SitePath; readonly name: string } {
  const { t } = useLingui();
  return { href: "/profile/security", name: t`Giriş güvenliği` };
}
