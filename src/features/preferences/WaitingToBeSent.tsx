import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { openIntents } from "../../client/intents/app-intents.ts";
import type { Intent } from "../../client/intents/intent.ts";
import { findItem } from "../../games/catalogue/catalogue.ts";
import { type FavouriteChange, keptChanges } from "../../games/favourites/kept-changes.ts";
import { session } from "../../session/app-session.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./PreferencesPage.module.css";

interface Waiting {
  readonly favourites: readonly (FavouriteChange & { readonly name: string })[];
  readonly intents: readonly Intent[];
}

/** What the player did that the operator has not confirmed yet: favourites, and writes with an unknown outcome. */
export function WaitingToBeSent() {
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(() => void readWaiting().then(setWaiting), []);
  if (!waiting) return <Skeleton height="1.5rem" />;
  const { favourites, intents } = waiting;
  if (favourites.length + intents.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>Bekleyen bir şey yok.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {favourites.map(({ type, id, mode, name }) => (
        <li key={`${type} ${id}`}>
          {mode === "insert" ? <Trans>Favorilere eklenecek: {name}</Trans> : <Trans>Favorilerden çıkarılacak: {name}</Trans>}
        </li>
      ))}
      {intents.map((intent) => (
        <li key={intent.id}>
          <IntentLine intent={intent} />
        </li>
      ))}
    </ul>
  );
}

function IntentLine({ intent: { kind, state } }: { intent: Intent }) {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    deposit: t`Para yatırma`,
    withdraw: t`Para çekme`,
    "bank-account": t`Banka hesabı`,
  };
  const pages: Readonly<Record<string, string>> = {
    deposit: "/profile/deposit",
    withdraw: "/profile/withdraw",
    "bank-account": "/profile/bank-accounts",
  };
  const name = <SiteLink href={pages[kind]}>{names[kind] ?? t`İşlem`}</SiteLink>;
  return state === "unknown" ? <Trans>{name}: sonucu kontrol ediliyor</Trans> : <Trans>{name}: gönderiliyor</Trans>;
}

async function readWaiting(): Promise<Waiting> {
  const player = session.playerId() ?? "";
  const changes = keptChanges().filter((change) => change.player === player);
  const [favourites, intents] = await Promise.all([
    Promise.all(changes.map(async (change) => ({ ...change, name: await nameOf(change) }))),
    // Without the stored intents there is nothing to tell.
    openIntents().then((opened) => opened.openOf(player)).catch(() => []),
  ]);
  return { favourites, intents };
}

async function nameOf({ type, id }: FavouriteChange): Promise<string> {
  const item = await findItem(type === "casino" ? "slot" : "live", id);
  return item?.name ?? id;
}
