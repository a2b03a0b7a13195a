import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useStore } from "../../hooks/use-store.ts";
import { connectivity } from "../../pwa/connectivity.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { forgetCatalogue, listCatalogue } from "../catalogue/catalogue.ts";
import styles from "./PreferencesPage.module.css";
import layout from "../../ui/layout.module.css";
import { GameCount, TableCount } from "../../components/counts.tsx";
import text from "../../ui/text.module.css";

/**
 * Downloads everything that can be used without a network. Calls `onProgress` with the share that is done, from 0 to 1.
 * Resolves with whether all of it arrived. Never rejects.
 */
export type DownloadAll = (onProgress: (share: number) => void) => Promise<boolean>;

/** What is ready for use without a network, with a way to download all of it now and to delete it. */
export function OfflineStore({ downloadAll }: { downloadAll: DownloadAll }) {
  const { t, i18n } = useLingui();
  const { online } = useStore(connectivity);
  const [stored, setStored] = useState<StoredOffline>();
  const [progress, setProgress] = useState<number>();
  const [end, setEnd] = useState<"complete" | "partly" | "cleared">();
  const look = () => readStoredOffline().then(setStored);
  useEffect(() => void look(), []);
  const download = async () => {
    setEnd(undefined);
    setProgress(0);
    const isComplete = await downloadAll(setProgress);
    setProgress(undefined);
    setEnd(isComplete ? "complete" : "partly");
    await look();
  };
  const clear = async () => {
    await clearStoredOffline();
    setEnd("cleared");
    await look();
  };
  const isRunning = progress !== undefined;
  const shown = i18n.number(progress ?? 0, { style: "percent" });
  return (
    <>
      {stored ? <StoredFacts stored={stored} /> : <Skeleton height="1.5rem" />}
      {isRunning && <progress className={styles.progress} value={progress} aria-label={t`İndiriliyor`} />}
      <p role="status" className={text.soft}>
        {end === "complete" && <Trans>İndirildi. Oyun listeleri ve bilgi sayfaları internetsiz de açılır.</Trans>}
        {end === "partly" && <Trans>Tamamı indirilemedi. Bağlantınızı kontrol edip tekrar deneyin.</Trans>}
        {end === "cleared" && <Trans>Silindi. Siteyi kullandıkça tekrar indirilir.</Trans>}
        {!end && !online && <Trans>İndirmek için internet bağlantısı gerekiyor.</Trans>}
      </p>
      <div className={layout.wrap}>
        <Button busy={isRunning} disabled={!online && !isRunning} onClick={() => void download()}>
          {isRunning ? t`İndiriliyor: ${shown}` : t`Şimdi indir`}
        </Button>
        <Button variant="quiet" disabled={isRunning} onClick={() => void clear()}>
          <Trans>Temizle</Trans>
        </Button>
      </div>
    </>
  );
}

function StoredFacts({ stored: { games, tables, pages, pictures, bytes } }: { stored: StoredOffline }) {
  const { t, i18n } = useLingui();
  const megabytes = bytes === undefined ? undefined : Math.ceil(bytes / 1_000_000);
  const size = megabytes !== undefined && i18n.number(megabytes, { style: "unit", unit: "megabyte" });
  // Pictures alone are of no use. The worker may store some that arrived just before the others were deleted.
  if (games + tables + pages === 0) {
    return (
      <p>
        <Trans>Bu cihazda henüz bir şey hazır değil.</Trans>
      </p>
    );
  }
  return (
    <ul className={layout.stack2} aria-label={t`İnternetsiz hazır olanlar`}>
      {games > 0 && (
        <li>
          <GameCount count={games} />
        </li>
      )}
      {tables > 0 && (
        <li>
          <TableCount count={tables} />
        </li>
      )}
      {pages > 0 && (
        <li>
          <Plural value={pages} other="# bilgi sayfası" />
        </li>
      )}
      {pictures > 0 && (
        <li>
          <Plural value={pictures} other="# görsel" />
        </li>
      )}
      {size && <li>{t`Toplam ${size}`}</li>}
    </ul>
  );
}

/** What this device has for use without a network. */
interface StoredOffline {
  readonly games: number;
  readonly tables: number;
  /** Rules, questions, promotions and tournaments, in every language that was read. */
  readonly pages: number;
  readonly pictures: number;
  /** Everything that the site stores, in bytes. Undefined if the browser does not say. */
  readonly bytes: number | undefined;
}

/** The names of the worker's caches begin with these (sw/caches.ts). All of them hold public data. */
const cachePrefixes = { pages: "karo-content", pictures: "karo-images", lists: "karo-catalogue" } as const;

/** Counts what is stored. Never rejects: what cannot be read counts as none. */
async function readStoredOffline(): Promise<StoredOffline> {
  const whole = { filters: {}, offset: 0, limit: 1 };
  const [games, tables, pages, pictures, bytes] = await Promise.all([
    listCatalogue({ lobby: "slot", ...whole }),
    listCatalogue({ lobby: "live", ...whole }),
    countEntries(cachePrefixes.pages),
    countEntries(cachePrefixes.pictures),
    navigator.storage?.estimate().then(
      ({ usage }) => usage,
      () => undefined,
    ),
  ]);
  return { games: games?.total ?? 0, tables: tables?.total ?? 0, pages, pictures, bytes };
}

/** Deletes it. The site's own code stays, so that the site still opens without a network. */
async function clearStoredOffline(): Promise<void> {
  const names = await cacheNames(Object.values(cachePrefixes));
  await Promise.all([forgetCatalogue(), ...names.map((name) => caches.delete(name))]);
}

async function countEntries(prefix: string): Promise<number> {
  const names = await cacheNames([prefix]);
  const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function cacheNames(prefixes: readonly string[]): Promise<string[]> {
  // Without a secure context there is no cache storage, and some browsers forbid it.
  const names = await globalThis.caches?.keys().catch(() => []);
  return (names ?? []).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
}
