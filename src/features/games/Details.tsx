import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Elements } from "../../ui/elements.ts";
import type { InfType } from "../../contract/information.ts";
import { siteCurrency } from "../../lib/money.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { inWidths } from "./in-widths.ts";
import styles from "./Details.module.css";
import { Amount } from "../../ui/Amount.tsx";

export interface DetailsProps {
  name: string;
  image: string;
  /** For a table's picture; the default is a game's (`inWidths`). */
  sizes?: string;
  provider: { readonly name: string; readonly page: PageLink };
  /** The name and value of each fact. */
  facts: readonly (readonly [string, ReactNode])[];
  /** The content page with the rules. */
  rules: InfType;
  play: PageLink;
  demo?: PageLink | undefined;
  favourite?: Elements;
  onClose: () => void;
}

/** A dialog with what the player may want to know about a game or a table before opening it. */
export function Details(props: DetailsProps) {
  const { name, image, sizes, provider, facts, rules, play, demo, favourite, onClose } = props;
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={name}>
      <div className={styles.details}>
        {image && <img {...inWidths(image, sizes)} alt="" className={styles.image} decoding="async" />}
        <div className={styles.words}>
          {provider.name && (
            <Link {...provider.page} className={styles.provider} onClick={onClose}>
              <span>{provider.name}</span>
              <Icon name="chevron-right" />
            </Link>
          )}
          <dl className={styles.facts}>
            {facts.map(([fact, value]) => (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Link to="/info/$infType" params={{ infType: rules }} className={styles.rules} onClick={onClose}>
            <Trans>Oyun kuralları</Trans>
          </Link>
        </div>
      </div>
      <div className={styles.actions}>
        <Link {...play} className={buttonClass("primary")} onClick={onClose}>
          <Icon name="play" />
          <Trans>Oyna</Trans>
        </Link>
        {demo && (
          <Link {...demo} className={buttonClass()} onClick={onClose} aria-label={t`${name}: demo`}>
            <Trans>Demo</Trans>
          </Link>
        )}
        {favourite}
      </div>
    </Dialog>
  );
}

interface BetRangeProps {
  /** Decimal strings. A missing end is open. */
  least: string | undefined;
  most: string | undefined;
}

export function BetRange({ least, most }: BetRangeProps) {
  return (
    <>
      {least !== undefined && <Amount value={least} currency={siteCurrency} />}
      <span> – </span>
      {most !== undefined && <Amount value={most} currency={siteCurrency} />}
    </>
  );
}
