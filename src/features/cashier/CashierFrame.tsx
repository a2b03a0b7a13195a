import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Elements } from "../../ui/elements.ts";
import { BackToAccount, PageFrame } from "../../components/PageFrame.tsx";
import { cashDirections } from "../../contract/cash-method.ts";
import { Icon } from "../../ui/Icon.tsx";
import details from "../../ui/details.module.css";
import { useCashier } from "./cashier-context.ts";
import { PlaceLink } from "./NextSteps.tsx";
import styles from "./Cashier.module.css";
import layout from "../../ui/layout.module.css";

export interface CashierFrameProps {
  /** Defaults to the name of the direction. */
  title?: string | undefined;
  /** Where the way back leads: to the list of methods, or out of the cashier. */
  back: "methods" | "account";
  text?: ReactNode;
  className?: string | undefined;
  children: Elements;
}

/**
 * The heading and the back link of a view of the cashier. For the list of methods over a game it renders neither, because
 * the drawer has a title and a close button.
 */
export function CashierFrame({ title, back, text, className, children }: CashierFrameProps) {
  const { t } = useLingui();
  const { direction, isOverGame } = useCashier();
  const own = direction === cashDirections.deposit ? t`Para yatır` : t`Para çek`;
  const name = title ?? own;
  const toMethods = (
    <PlaceLink to={{}} className={details.back}>
      <Icon name="chevron-left" />
      <Trans>Tüm yöntemler</Trans>
    </PlaceLink>
  );
  if (isOverGame) {
    return (
      <div className={layout.stack4}>
        {back === "methods" && toMethods}
        {title !== undefined && <h3 className={styles.heading}>{name}</h3>}
        {text && <p className={styles.soft}>{text}</p>}
        {children}
      </div>
    );
  }
  return (
    <PageFrame
      title={name}
      back={back === "methods" ? toMethods : <BackToAccount />}
      text={text ? <p className={styles.soft}>{text}</p> : null}
      className={className}
    >
      {children}
    </PageFrame>
  );
}
