import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Elements } from "../../ui/elements.ts";
import { PageTitle } from "../../components/PageTitle.tsx";
import { cashDirections } from "../../contract/cash-method.ts";
import { Icon } from "../../ui/Icon.tsx";
import details from "../../ui/details.module.css";
import { Link } from "../../ui/Link.tsx";
import { useCashier } from "./cashier-context.ts";
import { PlaceLink } from "./NextSteps.tsx";
import styles from "./Cashier.module.css";

export interface CashierFrameProps {
  /** Defaults to the name of the direction. */
  title?: string | undefined;
  /** Where the way back leads: to the list of methods, or out of the cashier. */
  back: "methods" | "account";
  text?: ReactNode;
  children: Elements;
}

/**
 * The heading and the back link of a view of the cashier. For the list of methods over a game it renders neither, because
 * the drawer has a title and a close button.
 */
export function CashierFrame({ title, back, text, children }: CashierFrameProps) {
  const { t } = useLingui();
  const { direction, isOverGame } = useCashier();
  const own = direction === cashDirections.deposit ? t`Para yatır` : t`Para çek`;
  const name = title ?? own;
  const Heading = isOverGame ? "h3" : "h1";
  const backLabel = (
    <>
      <Icon name="chevron-left" />
      {back === "methods" ? <Trans>Tüm yöntemler</Trans> : <Trans>Hesabım</Trans>}
    </>
  );
  return (
    <div className={styles.page}>
      {!isOverGame && <PageTitle title={name} />}
      {back === "methods" ? (
        <PlaceLink to={{}} className={details.back}>
          {backLabel}
        </PlaceLink>
      ) : (
        !isOverGame && (
          <Link to="/profile" className={details.back ?? ""}>
            {backLabel}
          </Link>
        )
      )}
      {(!isOverGame || title !== undefined) && <Heading className={styles.heading}>{name}</Heading>}
      {text && <p className={styles.soft}>{text}</p>}
      {children}
    </div>
  );
}
