import { Trans, useLingui } from "@lingui/react/macro";
import { QrPicture } from "../../ui/QrPicture.tsx";
import { CopyRow } from "./CopyRow.tsx";
import styles from "./Transfer.module.css";

/** A QR code to scan with another device (its app may be a bank's or a wallet of coins), and its text to copy on this one. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.qr}>
      <QrPicture text={text} label={t`QR kodu`} />
      <p className={styles.soft}>
        <Trans>Ödeme yapacağınız uygulamayla okutun veya metni kopyalayın.</Trans>
      </p>
      <CopyRow label={t`QR metni`} value={text} />
    </div>
  );
}
