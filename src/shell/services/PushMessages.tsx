import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { isSitePath } from "../../lib/site-path.ts";
import { useStore } from "../../hooks/use-store.ts";
import { done, type WorkerMessage } from "../../lib/worker-messages.ts";
import { onWorkerMessage } from "../../pwa/worker-link.ts";
import { session } from "../../session/app-session.ts";
import { language } from "../../ui/preferences.ts";
import { showToast } from "../../ui/toast.ts";

/** In milliseconds. Longer than for other toasts, because the player does not expect this one. */
const shownForMs = 8_000;

/**
 * The page's part of push messages: shows them while it is visible, follows a clicked notification, and keeps the
 * subscription in step.
 */
export function PushMessages() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const { kind, playerId } = useStore(session.state);
  const spoken = useStore(language);

  const step = (what: "all" | "unsent" = "all") => {
    // Without the permission there is no subscription.
    if (kind !== "signed-in" || globalThis.Notification?.permission !== "granted") return;
    void import("../../features/notifications/sync-push-topics.ts")
      .then(({ syncPushTopics, sendUnsent }) => (what === "all" ? syncPushTopics(playerId) : sendUnsent(playerId)))
      .catch(() => undefined);
  };
  /** Refetches what a message may be about: the player's data and the messages to all players. */
  const refetch = () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey, meta }) => meta?.["isPlayers"] === true || queryKey[0] === "crm",
    });
  const receive = useEffectEvent((message: WorkerMessage, reply: MessagePort | undefined) => {
    if (message.type === "PUSHED" && message.player === playerId) {
      reply?.postMessage(done);
      refetch();
      const { title, body, path } = message;
      showToast({
        tone: "info",
        text: body === "" ? title : `${title}. ${body}`,
        durationMs: shownForMs,
        ...(path !== undefined && { action: { label: t`Göster`, onSelect: () => history.push(path) } }),
      });
    } else if (message.type === "OPEN" && isSitePath(message.path)) {
      reply?.postMessage(done);
      refetch();
      history.push(message.path);
    } else if (message.type === "PUSH_CHANGED") step();
  });
  useEffect(() => onWorkerMessage(receive), []);

  const stepLater = useEffectEvent(step);
  useEffect(() => stepLater(), [kind, playerId, spoken]);
  useEffect(() => {
    const onOnline = () => stepLater("unsent");
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);
  return null;
}
