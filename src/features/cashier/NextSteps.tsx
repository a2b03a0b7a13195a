import { Trans, useLingui } from "@lingui/react/macro";
import { cashDirections } from "../../contract/cash-method.ts";
import { formatIban, isTurkishIban } from "../../lib/iban.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import cashier from "./Cashier.module.css";
import { CopyRow } from "./CopyRow.tsx";
import type { AcceptedTransfer } from "./accepted-transfers.ts";
import { paymentAddress } from "./payment-address.ts";
import { QrCode } from "./QrCode.tsx";
import styles from "./Transfer.module.css";

/** What the player does next: continue at the provider, scan a code, or pay into the operator's account. */
export function NextSteps({ transfer }: { transfer: AcceptedTransfer }) {
  const { t, i18n } = useLingui();
  const { direction, redirectUrl, qr, reference, payInto } = transfer;
  const address = paymentAddress(redirectUrl);
  // Some forms show the player's reference among the lines to copy.
  const isReferenceNew = !payInto.some(({ value }) => value === reference);
  // A player who has to continue elsewhere must not keep waiting here.
  const isUnsafe = Boolean(redirectUrl) && !address;
  if (!address && !isUnsafe && !qr && !reference && payInto.length === 0) return null;
  return (
    <section className={cashier.panel}>
      <h2 className={styles.title}>
        <Trans>Sıradaki adım</Trans>
      </h2>
      {address && (
        <div className={styles.continue}>
          <SiteLink href={address.href} className={buttonClass("primary")}>
            <Trans>Ödemeye devam et</Trans>
            <Icon name="external" />
          </SiteLink>
          <p className={styles.soft}>
            <Trans>
              Yeni sekmede <strong>{address.host}</strong> açılır. Bitirince bu sayfaya dönün.
            </Trans>
          </p>
        </div>
      )}
      {isUnsafe && (
        <>
          <p>
            <Trans>Ödeme sayfasının adresi güvenli değil; bu yüzden açılmadı. Canlı destek size yardımcı olur.</Trans>
          </p>
          <div className={cashier.actions}>
            <SupportOpener />
          </div>
        </>
      )}
      {qr && <QrCode text={qr} />}
      {payInto.map(({ label, value }) => {
        const words = typeof label === "string" ? label : label[i18n.locale === "en" ? "en" : "tr"];
        return <CopyRow key={words + value} label={words} value={isTurkishIban(value) ? formatIban(value) : value} copied={value} />;
      })}
      {isReferenceNew && reference && (
        <CopyRow label={t`Referans numarası`} value={reference} hint={direction === cashDirections.deposit ? t`Ödemenizin açıklamasına bu numarayı yazın.` : undefined} />
      )}
    </section>
  );
}
