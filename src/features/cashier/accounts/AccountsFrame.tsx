import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Elements } from "../../../ui/elements.ts";
import { BackLink, PageFrame } from "../../../components/PageFrame.tsx";
import { bankAccountsLink } from "../../../api/page-links.ts";
import styles from "../Cashier.module.css";

export interface AccountsFrameProps {
  title: string;
  /** Where the way back leads. */
  back: "account" | "accounts";
  text?: ReactNode;
  children: Elements;
}

/** The heading of a page about bank accounts, and the way back. */
export function AccountsFrame({ title, back, text, children }: AccountsFrameProps) {
  return (
    <PageFrame
      title={title}
      {...(back === "accounts" && {
        back: (
          <BackLink page={bankAccountsLink}>
            <Trans>Banka hesapları</Trans>
          </BackLink>
        ),
      })}
      text={text ? <p className={styles.soft}>{text}</p> : null}
    >
      {children}
    </PageFrame>
  );
}
