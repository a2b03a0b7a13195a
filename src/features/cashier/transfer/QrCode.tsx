import { Trans, useLingui } from "@lingui/react/macro";
import { useModule } from "../../../ui/use-module.ts";
import { CopyRow } from "../CopyRow.tsx";
import styles from "./Transfer.module.css";

/** Only some methods have a code, so the library is loaded with the first one. */
const loadDrawing = () => import("./draw-qr.ts");

/** A QR code to scan with another device, and its text to copy on this one. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const drawn = useModule(loadDrawing, true)?.drawQr(text);
  return (
    <div className={styles.qr}>
      {drawn ? (
        <svg className={styles.code} viewBox={`-4 -4 ${drawn.size + 8} ${drawn.size + 8}`} role="img" aria-label={t`QR kodu`}>
          <path d={drawn.path} shapeRendering="crispEdges" />
        </svg>
      ) : (
        <span className={styles.code} aria-hidden="true" />
      )}
      <p className={styles.soft}>
        <Trans>Bankanızın uygulamasıyla okutun veya metni kopyalayın.</Trans>
      </p>
      <CopyRow label={t`QR metni`} value={text} />
    </div>
  );
}
