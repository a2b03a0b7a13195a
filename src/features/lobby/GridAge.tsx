import { Trans } from "@lingui/react/macro";
import { SectionAge } from "../../components/SectionState.tsx";
import styles from "./TileGrid.module.css";

export interface GridAgeProps {
  /** When the list was fetched, as an ISO moment. */
  at: string;
  /** For the device's own catalogue, whether it is complete; undefined for a list that was fetched before. */
  device: boolean | undefined;
}

/** Says how old a list is that could not be refetched, and whether it comes from the device's own catalogue. */
export function GridAge({ at, device }: GridAgeProps) {
  return (
    <div role="note" className={styles.age}>
      {device !== undefined && (
        <p>
          {device ? (
            <Trans>Liste şu anda alınamıyor: bu cihazdaki katalog gösteriliyor.</Trans>
          ) : (
            <Trans>Liste şu anda alınamıyor: kataloğun bu cihazda bulunan kısmı gösteriliyor.</Trans>
          )}
        </p>
      )}
      <SectionAge at={at} />
    </div>
  );
}
