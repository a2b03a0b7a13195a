import { Trans, useLingui } from "@lingui/react/macro";
import type { Intent } from "../../api/intents/intent.ts";
import { bankAccountsLink, depositLink, withdrawLink } from "../../api/page-links.ts";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./PreferencesPage.module.css";
import { isAnythingWaiting, type Waiting } from "./use-waiting.ts";

/** What is waiting to be sent, each with the page that shows its outcome if there is one. */
export function WaitingToBeSent({ waiting }: { waiting: Waiting | undefined }) {
  if (!waiting) return <Skeleton height="1.5rem" />;
  if (!isAnythingWaiting(waiting)) {
    return (
      <p className={styles.note}>
        <Trans>Bekleyen bir şey yok.</Trans>
      </p>
    );
  }
  const { intents, favourites, push, logOuts } = waiting;
  return (
    <ul className={styles.list}>
      {intents.map((intent) => (
        <li key={intent.id}>
          <IntentLine intent={intent} />
        </li>
      ))}
      {favourites.map(({ type, id, mode, name }) => (
        <li key={`${type} ${id}`}>
          {mode === "insert" ? <Trans>Favorilere eklenecek: {name}</Trans> : <Trans>Favorilerden çıkarılacak: {name}</Trans>}
        </li>
      ))}
      {push && (
        <li>
          <Trans>Bildirim ayarınız: yeniden çevrim içi olduğunuzda gönderilecek</Trans>
        </li>
      )}
      {logOuts > 0 && (
        <li>
          <Trans>Bu cihazdan çıkış yapıldı. Yeniden çevrim içi olduğunuzda siteden de çıkış yapılacak; o zamana kadar bu sayfayı açık tutun.</Trans>
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
  // Each bonus has a kind of its own: `bonus-17`.
  const { words, page } = known[kind.replace(/^bonus-.+/, "bonus")] ?? { words: t`İşlem`, page: { to: "/profile/history" } };
  const name = <Link {...page}>{words}</Link>;
  return state === "unknown" ? <Trans>{name}: sonucu bilinmiyor. Öğrenmek için sayfasını açın.</Trans> : <Trans>{name}: gönderiliyor</Trans>;
}
