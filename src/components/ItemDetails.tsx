import { useLingui } from "@lingui/react/macro";
import { type AnyRouter, useRouter, useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef } from "react";
import { IconButton } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import type { Elements } from "../ui/elements.ts";
import { Link, type PageLink } from "../ui/Link.tsx";
import { useMediaQuery } from "../ui/media-query.ts";
import { StateMessage } from "../ui/StateMessage.tsx";
import styles from "./ItemDetails.module.css";

/** Whether the account's shell has room for the details of an item beside the list. */
export function useHasRoomBeside(): boolean {
  return useMediaQuery("(min-width: 84rem)");
}

export interface ListWithDetailsProps {
  /** The `ItemDetails` of the item that the address names. */
  details: Elements;
  className?: string | undefined;
  children: Elements;
}

/** A list in the account's shell, which makes room for details beside it. */
export function ListWithDetails({ details, className = "", children }: ListWithDetailsProps) {
  return (
    <div className={`${styles.page} ${className}`}>
      <div className={styles.list}>{children}</div>
      {details}
    </div>
  );
}

export interface ItemDetailsProps {
  title: string;
  onClose: () => void;
  children: Elements;
}

/** The details of an item that the address names: beside its list where there is room, otherwise in a dialog. */
export function ItemDetails(props: ItemDetailsProps) {
  return useHasRoomBeside() ? <DetailsBeside {...props} /> : <Dialog open isInAddress {...props} />;
}

export interface ItemGoneProps extends Omit<ItemDetailsProps, "children"> {
  /** What the player can know about it. */
  text: string;
}

/** Says that the item whose details the address asks for is not in the list. */
export function ItemGone({ text, ...details }: ItemGoneProps) {
  return (
    <ItemDetails {...details}>
      <StateMessage kind="empty" title={details.title} text={text} />
    </ItemDetails>
  );
}

/** Gets the focus when it opens, and gives it back to the item in the list. Escape closes it, as it does a dialog. */
function DetailsBeside({ title, onClose, children }: ItemDetailsProps) {
  const { t } = useLingui();
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    onClose();
  });
  useEffect(() => {
    const before = document.activeElement;
    const listener = (event: KeyboardEvent) => close(event);
    pane.current?.focus({ preventScroll: true });
    addEventListener("keydown", listener);
    const element = pane.current;
    return () => {
      removeEventListener("keydown", listener);
      const hasFocus = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={pane} className={styles.pane} aria-labelledby={titleId} tabIndex={-1}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={t`Kapat`} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}

export interface DetailsLinkProps {
  /** The list with the details of the item. */
  page: PageLink;
  /** Whether they are shown. */
  isShown: boolean;
  className?: string | undefined;
  "aria-label"?: string;
  children: ReactNode;
}

/** Leads to the details of an item as `useDetailsSteps` does. */
export function DetailsLink({ page, isShown, className = "", ...rest }: DetailsLinkProps) {
  const hasDetails = useRouterState({ select: ({ location }) => location.state.hasDetails === true });
  return (
    <Link
      {...page}
      {...rest}
      className={className}
      aria-current={isShown || undefined}
      resetScroll={false}
      replace={hasDetails}
      state={{ hasDetails: true }}
    />
  );
}

/** What leads to the details of an item and back. */
export interface DetailsSteps {
  /** Opens the details at this address. */
  readonly open: (page: PageLink) => void;
  /** Closes them, as "back" does. `page` is the list without them, for an address that was opened as it is. */
  readonly close: (page: PageLink) => void;
}

/** Opens and closes details that have an address, without moving the list. "Back" closes them. */
export function useDetailsSteps(): DetailsSteps {
  const router = useRouter();
  return useMemo(() => stepsOf(router), [router]);
}

function stepsOf(router: AnyRouter): DetailsSteps {
  return {
    open(page) {
      const { hasDetails } = router.state.location.state;
      // From one item to the next there is no step: "back" closes the details.
      void router.navigate({ ...page, resetScroll: false, replace: hasDetails === true, state: { hasDetails: true } });
    },
    close(page) {
      if (router.state.location.state.hasDetails) router.history.back();
      else void router.navigate({ ...page, resetScroll: false, replace: true });
    },
  };
}
