import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { siteConfig } from "../../api/config.ts";
import { useExtension } from "../../api/use-extension.ts";
import { useStore } from "../../hooks/use-store.ts";
import { type PushStatus, pushStatus, turnOffPush, turnOnPush } from "../../pwa/push.ts";
import { session } from "../../session/app-session.ts";
import { sentenceMs, showToast } from "../../ui/toast.ts";
import { subscriberFor } from "./sync-push-topics.ts";

export interface Push extends PushStatus {
  readonly busy: boolean;
  /** Asks for the permission if necessary. Call it in a tap handler. */
  readonly turnOn: (topics: readonly string[]) => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/** Push messages for the signed-in player. Undefined while it is not known, null if the operator sends none. */
export function usePush(): Push | null | undefined {
  const { t } = useLingui();
  const { playerId } = useStore(session.state);
  const extension = useExtension("push").state;
  const [status, setStatus] = useState<PushStatus>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (playerId === undefined) return setStatus(undefined);
    const look = () => void pushStatus(playerId).then(setStatus);
    look();
    // The player may come back from the browser's settings.
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [playerId]);

  const act = async (action: () => Promise<PushStatus>) => {
    setBusy(true);
    try {
      const reached = await action();
      setStatus(reached);
      if (reached.unsent)
        showToast({
          tone: "info",
          text: t`Bildirim ayarınız bu cihazda kaydedildi. Yeniden çevrim içi olduğunuzda gönderilecek.`,
          durationMs: sentenceMs,
        });
    } catch {
      showToast({
        tone: "negative",
        text: t`Bildirim ayarı kaydedilemedi. Bağlantınızı kontrol edip tekrar deneyin.`,
      });
      if (playerId !== undefined) setStatus(await pushStatus(playerId));
    } finally {
      setBusy(false);
    }
  };
  const subscriber = playerId === undefined ? undefined : subscriberFor(playerId);
  if (extension === "missing" || siteConfig().vapidPublicKey === undefined) return null;
  if (extension !== "there" || !status || !subscriber) return undefined;
  return {
    ...status,
    busy,
    turnOn: (topics) => act(() => turnOnPush(subscriber, topics)),
    turnOff: () =>
      act(async () => {
        await turnOffPush(subscriber.tell);
        return { state: "off", topics: [] };
      }),
  };
}

interface Topic {
  /** The topics of the contract that this choice stands for. */
  readonly topics: readonly string[];
  readonly label: MessageDescriptor;
  readonly hint: MessageDescriptor;
}

/** What a player can choose. */
export const topicChoices: readonly Topic[] = [
  {
    topics: ["deposit", "withdraw"],
    label: msg`Yatırımlar ve çekimler`,
    hint: msg`Talebiniz onaylanınca veya iptal edilince.`,
  },
  { topics: ["coupon"], label: msg`Kuponlar`, hint: msg`Kuponunuz sonuçlanınca.` },
  { topics: ["message"], label: msg`Mesajlar`, hint: msg`Siteden tüm oyunculara duyurular.` },
  { topics: ["promotion"], label: msg`Promosyonlar`, hint: msg`Promosyonlar ve turnuvalar.` },
];

/** Advertising is only sent to players who choose it. */
export const firstTopics: readonly string[] = ["deposit", "withdraw", "coupon", "message"];
