import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { openIntents } from "../../api/intents/app-intents.ts";
import type { Intent } from "../../api/intents/intent.ts";
import { bankAccountsLink, depositLink, withdrawLink } from "../../api/page-links.ts";
import { useStore } from "../../hooks/use-store.ts";
import { pushStatus } from "../../pwa/push.ts";
import { session } from "../../session/app-session.ts";
import { unsentLogOuts } from "../../session/log-out.ts";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { findItem } from "../catalogue/catalogue.ts";
import { type FavouriteChange, pendingChanges } from "../games/pending-changes.ts";
import layout from "../../ui/layout.module.css";
import text from "../../ui/text.module.css";

/** What is waiting to be sent, each with the page that shows its outcome if there is one. */
export function PendingChanges({ waiting }: { waiting: Waiting | undefined }) {
  if (!waiting) return <Skeleton height="1.5rem" />;
  if (!isAnythingWaiting(waiting)) {
    return (
      <p className={text.soft}>
        <Trans>Bekleyen bir şey yok.</Trans>
      </p>
    );
  }
  const { intents, favourites, push, logOuts } = waiting;
  return (
    <ul className={layout.stack2}>
      {intents.map((intent) => (
        <li key={intent.id}>
          <IntentLine intent={intent} />
        </li>
      ))}
      {favourites.map(({ type, id, mode, name }) => (
        <li key={`${type} ${id}`}>
          {mode === "insert" ? (
            <Trans>Favorilere eklenecek: {name}</Trans>
          ) : (
            <Trans>Favorilerden çıkarılacak: {name}</Trans>
          )}
        </li>
      ))}
      {push && (
        <li>
          <Trans>Bildirim ayarınız: yeniden çevrim içi olduğunuzda gönderilecek</Trans>
        </li>
      )}
      {logOuts > 0 && (
        <li>
          <Trans>
            Bu cihazdan çıkış yapıldı. Yeniden çevrim içi olduğunuzda siteden de çıkış yapılacak; o zamana kadar bu
            sayfayı açık tutun.
          </Trans>
        </li>
      )}
    </ul>
  );
}

function IntentLine({ intent: { kind, state } }: { intent: Intent }) {
  const { t } = useLingui();
  const known: Readonly<Record<string, { readonly words: string; readonly page: PageLink }>> = {
    deposit: { words: t`Yatırım talebi`, page: depositLink },
    withdraw: { words: t`Çekim talebi`, page: withdrawLink },
    "bank-account": { words: t`Banka hesabı`, page: bankAccountsLink },
    registration: { words: t`Kayıt`, page: { to: "/register" } },
    bonus: { words: t`Bonus`, page: { to: "/profile/bonuses" } },
  };
  // Each bonus has kinds of its own: `bonus-17` and `give-up-bonus-17`.
  const { words, page } = known[kind.replace(/^(?:give-up-)?bonus-.+/, "bonus")] ?? {
    words: t`İşlem`,
    page: { to: "/profile/history" },
  };
  const name = <Link {...page}>{words}</Link>;
  return state === "unknown" ? (
    <Trans>{name}: sonucu bilinmiyor. Öğrenmek için sayfasını açın.</Trans>
  ) : (
    <Trans>{name}: gönderiliyor</Trans>
  );
}

/** What somebody did on this device that the operator has not confirmed yet. */
interface Waiting {
  /** Writes that must not happen twice: being sent, or with an unknown outcome. */
  readonly intents: readonly Intent[];
  readonly favourites: readonly (FavouriteChange & { readonly name: string })[];
  /** Whether there is a change of the player's push messages. */
  readonly push: boolean;
  /** Log-outs of this page, told only as long as it stays open. */
  readonly logOuts: number;
}

/** Other tabs and the worker change these things as well, and not all of them tell this page. In milliseconds. */
const checkEveryMs = 2_000;

/** What is waiting to be sent for the signed-in player, or for the visitor. Undefined until it is known. */
export function usePendingChanges(): Waiting | undefined {
  const player = useStore(session.state).playerId ?? "";
  const logOuts = useStore(unsentLogOuts);
  const { data } = useQuery({
    queryKey: ["waiting-to-be-sent", player],
    queryFn: () => readWaiting(player),
    networkMode: "always",
    staleTime: 0,
    refetchInterval: checkEveryMs,
    meta: { isPlayers: true },
  });
  return data && { ...data, logOuts };
}

export function isAnythingWaiting({ intents, favourites, push, logOuts }: Waiting): boolean {
  return intents.length + favourites.length + logOuts > 0 || push;
}

async function readWaiting(player: string): Promise<Omit<Waiting, "logOuts">> {
  const changes = pendingChanges().filter((change) => change.player === player);
  const [intents, favourites, { unsent = false }] = await Promise.all([
    // If the stored intents cannot be read, none are listed.
    openIntents()
      .then((opened) => opened.openOf(player))
      .catch(() => []),
    Promise.all(changes.map(async (change) => ({ ...change, name: await nameOf(change) }))),
    pushStatus(player),
  ]);
  return { intents, favourites, push: unsent };
}

async function nameOf({ type, id }: FavouriteChange): Promise<string> {
  const item = await findItem(type === "casino" ? "slot" : "live", id);
  return item?.name ?? id;
}
