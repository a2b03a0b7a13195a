import { useMemo } from "react";
import { drawQr } from "./draw-qr.ts";
import styles from "./QrPicture.module.css";

/** A QR code, dark on white in every theme, with the quiet margin that scanners need. Nothing if the text is too long. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const drawn = useMemo(() => drawQr(text), [text]);
  if (!drawn) return null;
  const side = drawn.size + 8;
  return (
    <svg className={styles.code} viewBox={`-4 -4 ${side} ${side}`} role="img" aria-label={label}>
      <path d={drawn.path} shapeRendering="crispEdges" />
    </svg>
  );
}
