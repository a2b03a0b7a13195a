import { Trans } from "@lingui/react/macro";
import { SectionAge } from "../../shared/SectionAge.tsx";
import styles from "./TileGrid.module.css";

export interface GridAgeProps {
  /** The ISO moment that the list is from. */
  at: string;
  /** Of the device's own catalogue, whether it is whole; undefined for a list that was seen before. */
  device: boolean | undefined;
}

/** From when a list is that could not be fetched anew, and that it is the device's own where it is. */
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
