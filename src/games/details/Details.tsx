import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Elements } from "../../ui/elements.ts";
import { siteCurrency } from "../../lib/money.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import type { SitePath } from "../../ui/site-href.ts";
import { useFollowable } from "../../ui/use-followable.ts";
import { inWidths } from "../in-widths.ts";
import styles from "./Details.module.css";
import { Amount } from "../../ui/Amount.tsx";

export interface DetailsProps {
  name: string;
  image: string;
  /** For a table's picture; the default is a game's (`inWidths`). */
  sizes?: string;
  provider: { readonly name: string; readonly href: SitePath };
  /** The name and value of each fact. */
  facts: readonly (readonly [string, ReactNode])[];
  rules: string;
  play: string;
  demo?: string | undefined;
  favourite?: Elements;
  onClose: () => void;
}

/** A dialog with what the player may want to know about a game or a table before opening it. */
export function Details(props: DetailsProps) {
  const { name, image, sizes, provider, facts, rules, play, demo, favourite, onClose } = props;
  const { t } = useLingui();
  const followable = useFollowable();
  return (
    <Dialog open onClose={onClose} title={name}>
      <div className={styles.details}>
        {image && <img {...inWidths(image, sizes)} alt="" className={styles.image} decoding="async" />}
        <div className={styles.words}>
          {provider.name && (
            <SiteLink href={provider.href} className={styles.provider} onClick={onClose}>
              <span>{provider.name}</span>
              <Icon name="chevron-right" />
            </SiteLink>
          )}
          <dl className={styles.facts}>
            {facts.map(([fact, value]) => (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <SiteLink href={rules} className={styles.rules} onClick={onClose}>
            <Trans>Oyun kuralları</Trans>
          </SiteLink>
        </div>
      </div>
      <div className={styles.actions}>
        {followable(play) && (
          <SiteLink href={play} className={buttonClass("primary")} onClick={onClose}>
            <Icon name="play" />
            <Trans>Oyna</Trans>
          </SiteLink>
        )}
        {demo && followable(demo) && (
          <SiteLink href={demo} className={buttonClass()} onClick={onClose} aria-label={t`${name}: demo`}>
            <Trans>Demo</Trans>
          </SiteLink>
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
