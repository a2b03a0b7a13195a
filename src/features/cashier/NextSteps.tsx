import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { cashDirections } from "../../contract/cash-method.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { formatIban, isTurkishIban } from "../../lib/iban.ts";
import { formatMoney } from "../../lib/money.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { buttonClass, IconButton } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { QrPicture } from "../../ui/QrPicture.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { useCopy } from "../../ui/CopyableText.tsx";
import type { AcceptedTransfer } from "./accepted-transfers.ts";
import { type CashierPlace, placeLink, useCashier } from "./cashier-context.ts";
import { Step } from "./FieldSteps.tsx";
import { paymentAddress } from "./payment-address.ts";
import cashFormStyles from "./CashForm.module.css";
import cashier from "./Cashier.module.css";
import styles from "./Transfer.module.css";

/** What the player does next: continue at the provider, scan a code, or pay into the operator's account. */
export function NextSteps({ transfer }: { transfer: AcceptedTransfer }) {
  const { t, i18n } = useLingui();
  const { direction, redirectUrl, qr, reference, payInto, amount, currency } = transfer;
  const address = paymentAddress(redirectUrl);
  // Some forms show the player's reference among the lines to copy.
  const isReferenceNew = !payInto.some(({ value }) => value === reference);
  // A player who has to continue elsewhere must not keep waiting here.
  const isUnsafe = Boolean(redirectUrl) && !address;
  if (!address && !isUnsafe && !qr && !reference && payInto.length === 0) return null;
  // The player pays in an app of their own, so it matters what comes first.
  const isByHand = direction === cashDirections.deposit && payInto.length > 0 && !redirectUrl && !qr;
  const lines = (
    <>
      {payInto.map(({ label, value }) => {
        const words = typeof label === "string" ? label : label[i18n.locale === "en" ? "en" : "tr"];
        return (
          <CopyRow
            key={words + value}
            label={words}
            value={isTurkishIban(value) ? formatIban(value) : value}
            copied={value}
          />
        );
      })}
      {isReferenceNew && reference && (
        <CopyRow
          label={t`Referans numarası`}
          value={reference}
          hint={direction === cashDirections.deposit ? t`Ödemenizin açıklamasına bu numarayı yazın.` : undefined}
        />
      )}
    </>
  );
  return (
    <section className={cashier.panel}>
      <h2 className={styles.title}>
        <Trans>Şimdi bunu yapın</Trans>
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
            <Trans>Ödeme sayfasının adresi güvenli değil; bu yüzden açılmadı.</Trans>
          </p>
          <div className={cashier.actions}>
            <SupportOpener />
          </div>
        </>
      )}
      {qr && <QrCode text={qr} />}
      {isByHand ? (
        <ol className={styles.steps} role="list">
          <Step title={<Trans>Bu tutarı gönderin</Trans>}>
            <CopyRow label={t`Tutar`} value={formatMoney(amount, currency, i18n.locale)} copied={amount} />
          </Step>
          <Step title={<Trans>Alıcı ve açıklama</Trans>}>{lines}</Step>
          <Step title={<Trans>Gönderdiyseniz</Trans>}>
            <p>
              <Trans>Yapmanız gereken başka bir şey yok. Ödemeniz gelince burada görünür.</Trans>
            </p>
          </Step>
        </ol>
      ) : (
        lines
      )}
    </section>
  );
}

/** A QR code to scan with another device (its app may be a bank's or a wallet of coins), and its text to copy on this one. */
function QrCode({ text }: { text: string }) {
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

interface PlaceLinkProps {
  to: CashierPlace;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to another place of the cashier. Over a game it is a button, because the address is the game's. */
export function PlaceLink({ to, className, children }: PlaceLinkProps) {
  const { direction, isOverGame, onPlace } = useCashier();
  if (isOverGame) {
    return (
      <button type="button" className={className} onClick={() => onPlace(to)}>
        {children}
      </button>
    );
  }
  return (
    <Link {...placeLink(direction, to)} className={className ?? ""}>
      {children}
    </Link>
  );
}

interface CopyRowProps {
  label: string;
  value: string;
  hint?: string | undefined;
  /** What is copied, if it differs from what is shown. */
  copied?: string;
}

/** Something to copy into a bank's app: its name, the text, and a button. */
export function CopyRow({ label, value, hint, copied = value }: CopyRowProps) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <div className={cashFormStyles.copied}>
      <div className={cashFormStyles.shown}>
        <span className={cashFormStyles.label}>{label}</span>
        <span className={cashFormStyles.value}>{value}</span>
        {hint && <span className={cashFormStyles.label}>{hint}</span>}
      </div>
      <IconButton icon="copy" label={t`Kopyala: ${label}`} onClick={() => void copy(copied)} />
    </div>
  );
}

interface RowTextProps {
  row: Transaction;
  /** Whether its steps are shown, which begin with the moment. */
  hasSteps?: boolean;
}

/** A transfer in a list: amount, method and moment. */
export function RowText({ row: { amount, currency, method, createdAt }, hasSteps = false }: RowTextProps) {
  const { i18n } = useLingui();
  const { gmt } = useOperatorDay();
  const moment = formatMoment(new Date(createdAt), i18n.locale, { dateStyle: "medium", timeStyle: "short" }, gmt);
  const facts = [method, !hasSteps && moment].filter(Boolean);
  return (
    <span className={styles.rowText}>
      <Amount value={amount.replace(/^-/, "")} currency={currency} />
      {facts.length > 0 && <span className={styles.soft}>{facts.join(" · ")}</span>}
    </span>
  );
}
