import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Elements } from "../../../ui/elements.ts";
import { PageTitle } from "../../../components/PageTitle.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import details from "../../../ui/details.module.css";
import { bankAccountsLink } from "../../../api/page-links.ts";
import { Link } from "../../../ui/Link.tsx";
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
    <div className={styles.page}>
      <PageTitle title={title} />
      <Link {...(back === "account" ? { to: "/profile" } : bankAccountsLink)} className={details.back ?? ""}>
        <Icon name="chevron-left" />
        {back === "account" ? <Trans>Hesabım</Trans> : <Trans>Banka hesapları</Trans>}
      </Link>
      <h1 className={styles.heading}>{title}</h1>
      {text && <p className={styles.soft}>{text}</p>}
      {children}
    </div>
  );
}
