import { useLingui } from "@lingui/react/macro";
import type { IconName } from "../../ui/icon-name.ts";
import type { Channel } from "./channels.ts";

/** What each way to the operator's people is called, and its icon. */
export function useChannelNames(): Readonly<Record<Channel["kind"], { icon: IconName; name: string }>> {
  const { t } = useLingui();
  return {
    chat: { icon: "support", name: t`Canlı destek` },
    whatsapp: { icon: "whatsapp", name: "WhatsApp" },
    telegram: { icon: "telegram", name: "Telegram" },
    email: { icon: "mail", name: t`E-posta` },
  };
}
