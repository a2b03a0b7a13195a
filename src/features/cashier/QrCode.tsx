import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { CopyRow } from "./CopyRow.tsx";
import { drawQr } from "./draw-qr.ts";
import styles from "./Transfer.module.css";

/** A QR code to scan with another device, and its text to copy on this one. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const drawn = useMemo(() => drawQr(text), [text]);
  return (
    <div className={styles.qr}>
      {drawn && (
        <svg className={styles.code} viewBox={`-4 -4 ${drawn.size + 8} ${drawn.size + 8}`} role="img" aria-label={t`QR kodu`}>
          <path d={drawn.path} shapeRendering="crispEdges" />
        </svg>
      )}
      <p className={styles.soft}>
        <Trans>Bankanızın uygulamasıyla okutun veya metni kopyalayın.</Trans>
      </p>
      <CopyRow label={t`QR metni`} value={text} />
    </div>
  );
}
