import { useLingui } from "@lingui/react/macro";
import type { IconName } from "../../../ui/icon-name.ts";
import type { Channel } from "./channels.ts";

/** Returns the icon and name of each kind of channel. */
export function useChannelNames(): Readonly<Record<Channel["kind"], { icon: IconName; name: string }>> {
  const { t } = useLingui();
  return {
    chat: { icon: "support", name: t`Canlı destek` },
    whatsapp: { icon: "whatsapp", name: "WhatsApp" },
    telegram: { icon: "telegram", name: "Telegram" },
    email: { icon: "mail", name: t`E-posta` },
  };
}
