import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { UnreadCount } from "../features/notifications/Bell.tsx";
import { useRead } from "../api/use-read.ts";
import { balanceOptions } from "../api/player-queries.ts";
import { useStore } from "../hooks/use-store.ts";
import { balanceShown } from "../components/balance-visibility.ts";
import { session } from "../session/app-session.ts";
import { Amount } from "../ui/Amount.tsx";
import { Icon } from "../ui/Icon.tsx";
import { depositLink, withdrawLink } from "../api/page-links.ts";
import { Link } from "../ui/Link.tsx";
import { useLayer } from "../hooks/use-layer.ts";
import { useFirstScreenDone } from "../api/first-screen-done.ts";
import styles from "./AccountMenu.module.css";
import type { Destination } from "./destinations.ts";

export interface AccountMenuProps {
  /** The popover's id, for the button that opens it. */
  id: string;
  name: string;
  username: string | undefined;
}

/** The player's own pages, balance and log-out. */
export function AccountMenu({ id, name, username }: AccountMenuProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLElement>(null);
  const links = useAccountLinks();
  const [balance] = useRead(balanceOptions()).rows;
  const shown = useStore(balanceShown);
  const done = useFirstScreenDone();
  const [open, setOpen] = useState(false);
  const close = () => ref.current?.hidePopover();
  useLayer(open, close);
  useEffect(() => {
    // On iOS 17.0 to 18.2 a tap outside does not close popovers.
    const onPointerDown = ({ target }: PointerEvent) => {
      const menu = ref.current;
      if (!menu?.matches(":popover-open") || !(target instanceof Element)) return;
      // The button that opened the menu closes it in its own click handler.
      if (!menu.contains(target) && !target.closest(`[popovertarget="${menu.id}"]`)) menu.hidePopover();
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, []);
  return (
    <nav
      ref={ref}
      id={id}
      popover="auto"
      className={styles.menu}
      aria-label={t`Hesap`}
      onToggle={({ newState }) => setOpen(newState === "open")}
    >
      <p className={styles.name}>
        <strong>{name}</strong>
        {username && username !== name && <span>{username}</span>}
        {balance && shown && (
          <span>
            <Trans>Bakiye</Trans> <Amount value={balance.balance} currency={balance.currency} />
          </span>
        )}
      </p>
      <ul>
        {links.map(({ page, icon, label }) => (
          <li key={page.to}>
            <Link {...page} className={styles.item} onClick={close}>
              <Icon name={icon} />
              <span>{label}</span>
              {page.to === "/notifications" && done && <UnreadCount inLine />}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              close();
              void session.logOut();
            }}
          >
            <Icon name="door" />
            <Trans>Çıkış yap</Trans>
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** The player's own pages, in the order of the account menu. */
function useAccountLinks(): readonly Destination[] {
  const { t } = useLingui();
  return [
    { page: { to: "/profile" }, icon: "user", label: t`Hesabım` },
    { page: depositLink, icon: "plus", label: t`Para yatır` },
    { page: withdrawLink, icon: "wallet", label: t`Para çek` },
    { page: { to: "/profile/history" }, icon: "clock", label: t`Hesap geçmişi` },
    { page: { to: "/favorites" }, icon: "heart", label: t`Favoriler` },
    { page: { to: "/notifications" }, icon: "bell", label: t`Bildirimler` },
    { page: { to: "/profile/preferences" }, icon: "gear", label: t`Tercihler` },
  ];
}
