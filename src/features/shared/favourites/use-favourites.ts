import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { use, useMemo } from "react";
import { isOffline } from "../../../client/network.ts";
import type { FavoriteType } from "../../../contract/user-items.ts";
import { useStore } from "../../../lib/use-store.ts";
import { session } from "../../../session/app-session.ts";
import { saveReturnUrl } from "../../../session/return-url.ts";
import { SiteLinkContext } from "../../../ui/site-link-context.ts";
import { showToast } from "../../../ui/toast.ts";
import { type Change, changes, keyOf, setChange } from "./changes.ts";
import type { FavouritesContext } from "./favourites-context.ts";
import { favouriteMarks } from "./queries.ts";
import { sendChange } from "./send-change.ts";

/** Marks favourites: at once on screen, then at the operator's, taken back if it refuses. */
export function useFavourites(): FavouritesContext {
  const { t } = useLingui();
  const site = use(SiteLinkContext);
  const queryClient = useQueryClient();
  const { kind } = useStore(session.state);
  const enabled = kind !== "anonymous";
  const games = useQuery({ ...favouriteMarks("casino"), enabled }).data?.data;
  const tables = useQuery({ ...favouriteMarks("livecasino"), enabled }).data?.data;
  const unconfirmed = useStore(changes);
  const marks = useMemo(() => {
    const marked = enabled ? [...(games ?? []), ...(tables ?? [])] : [];
    return new Set(marked.map(({ type, id }) => keyOf(type, id)));
  }, [enabled, games, tables]);
  return useMemo(() => {
    const has = (type: FavoriteType, id: string) => {
      const change = unconfirmed.get(keyOf(type, id));
      return change ? change.mode === "insert" : marks.has(keyOf(type, id));
    };
    const send = async (change: Change) => {
      const sent = await sendChange(queryClient, change);
      if (sent.kind === "failed") {
        showToast({ tone: "negative", text: sent.message ?? t`İşlem başarısız. Birazdan tekrar deneyin.` });
      } else if (sent.kind === "waiting") {
        showToast({ tone: "info", text: t`Çevrim dışısınız: bağlantı gelince kaydedilecek` });
      } else if (sent.kind === "done") {
        const text = sent.mode === "insert" ? t`Favorilere Başarıyla Eklendi` : t`Favorilere Başarıyla Kaldırıldı`;
        showToast({ tone: "positive", text });
      }
    };
    const toggle = (type: FavoriteType, id: string) => {
      if (!enabled) {
        saveReturnUrl(location.pathname + location.search);
        site?.navigate("/login");
        return;
      }
      const of = keyOf(type, id);
      const mode = has(type, id) ? "delete" : "insert";
      const underWay = unconfirmed.get(of)?.waiting === false;
      const change = { type, id, mode, waiting: isOffline() } as const;
      setChange(of, underWay ? { ...change, waiting: false } : change);
      // Who sends it already sends what it has become.
      if (underWay) return;
      if (change.waiting) {
        showToast({ tone: "info", text: t`Çevrim dışısınız: bağlantı gelince kaydedilecek` });
        return;
      }
      void send(change);
    };
    const isWaiting = (type: FavoriteType, id: string) => unconfirmed.get(keyOf(type, id))?.waiting === true;
    return { has, isWaiting, toggle };
  }, [enabled, marks, unconfirmed, queryClient, site, t]);
}
