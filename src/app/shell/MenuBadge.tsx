import { useLingui } from "@lingui/react/macro";
import type { HeaderMenuItem } from "../../contract/data-files.ts";
import { Badge } from "../../ui/Badge.tsx";

export function MenuBadge({ badge }: Pick<HeaderMenuItem, "badge">) {
  const { t } = useLingui();
  if (!badge) return null;
  const labels = { new: t`Yeni`, live: t`Canlı`, hot: t`Popüler` };
  return <Badge tone={badge}>{labels[badge]}</Badge>;
}
