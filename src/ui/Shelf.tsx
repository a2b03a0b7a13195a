import { Trans, useLingui } from "@lingui/react/macro";
import { Children, type ReactNode, type RefObject, startTransition, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { Link, type PageLink } from "./Link.tsx";
import type { Elements } from "./elements.ts";
import type { IconName } from "./icon-name.ts";
import { useScrollEdges, useScrollFocus, useSnapping } from "./scroll-edges.ts";
import styles from "./Shelf.module.css";

export interface ShelfProps {
  title: ReactNode;
  /** A link to the full list. */
  action?: Elements;
  /** The width of the items: portrait game tiles, cards with text, or wide banners. */
  items?: "tile" | "card" | "wide";
  /** The items are skeletons. They are animated as one and do not scroll. */
  isLoading?: boolean;
  /** How many items are rendered at first, a few more than fit the shelf. The others follow as the player scrolls. */
  first?: number;
  children: ReactNode;
}

/** A titled row that scrolls sideways, item by item. */
export function Shelf(props: ShelfProps) {
  const { title, action, items = "tile", isLoading = false, first = 6, children } = props;
  const { t } = useLingui();
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);
  const tabIndex = useScrollFocus(row, !isLoading);
  // Keys are positions, not ids. With ids, a game whose id equals a skeleton's key would move within the row.
  const all = Children.toArray(children).map((child, index) => ({ position: `${index}`, child }));
  const shown = useItemsInTime(row, all.length, isLoading ? all.length : first);
  const { props: snapping } = useSnapping();
  const { atStart, atEnd } = useScrollEdges(row, isLoading ? 0 : shown);
  const page = (direction: -1 | 1) => () => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.85 });
  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {/* Before the link, so that it does not move when the buttons appear. */}
        {!(atStart && atEnd) && (
          <div className={styles.pager}>
            <PagerButton
              titleId={titleId}
              icon="chevron-left"
              label={t`Geri kaydır`}
              atEnd={atStart}
              onClick={page(-1)}
            />
            <PagerButton
              titleId={titleId}
              icon="chevron-right"
              label={t`İleri kaydır`}
              atEnd={atEnd}
              onClick={page(1)}
            />
          </div>
        )}
        {action}
      </header>
      <ul
        ref={row}
        data-skeletons={isLoading || undefined}
        // Placeholders would be items without a name.
        aria-hidden={isLoading || undefined}
        aria-labelledby={titleId}
        tabIndex={tabIndex}
        {...snapping}
        className={`${styles.row} ${styles[items]}`}
      >
        {all.slice(0, shown).map(({ position, child }) => (
          <li key={position} className={styles.item}>
            {child}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PagerButtonProps {
  /** The id of the shelf's title: a page has many shelves, whose buttons would all have the same name. */
  titleId: string;
  icon: IconName;
  label: string;
  atEnd: boolean;
  onClick: () => void;
}

function PagerButton({ titleId, atEnd, ...button }: PagerButtonProps) {
  const id = useId();
  return <IconButton {...button} id={id} aria-labelledby={`${id} ${titleId}`} aria-disabled={atEnd} />;
}

/** How near the last rendered item may come to the end of the row: almost half a screenful. */
const margin = "0px 40%";

/**
 * How many of a row's `count` items to render. Starts with `first` and grows as the player nears the last item or
 * reaches for the row. Items that the player has not scrolled to cost neither pictures nor layout.
 */
function useItemsInTime(row: RefObject<HTMLElement | null>, count: number, first: number): number {
  const [limit, setLimit] = useState(first);
  useEffect(() => {
    const element = row.current;
    const last = element?.lastElementChild;
    if (!last || limit >= count) return;
    const showUpTo = (items: number) => startTransition(() => setLimit(items));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) showUpTo(limit * 2);
      },
      { root: element, rootMargin: margin },
    );
    observer.observe(last);
    const showAll = () => showUpTo(count);
    const reach = ["pointerenter", "focusin"] as const;
    for (const event of reach) element.addEventListener(event, showAll, { once: true });
    return () => {
      observer.disconnect();
      for (const event of reach) element.removeEventListener(event, showAll);
    };
  }, [row, count, limit]);
  return Math.min(limit, count);
}

/** A section's title with its icon. */
export function SectionTitle({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </>
  );
}

interface ShelfActionProps {
  /** How old the shelf's data is, when it is not current. */
  note?: Elements;
  /** The page with all items. */
  all: PageLink;
  /** The name of the items, for the label of a link that says "all". */
  of?: string;
  /** The link's text, if it does not say "all". */
  children?: ReactNode;
}

/** The end of a shelf's title row: the age of its data and the link to all items. */
export function ShelfAction({ note, all, of, children }: ShelfActionProps) {
  const { t } = useLingui();
  return (
    <>
      {note}
      <Link {...all} className={styles.more} aria-label={of && t`Tümü: ${of}`}>
        {children ? <span>{children}</span> : <Trans>Tümü</Trans>}
        <Icon name="chevron-right" />
      </Link>
    </>
  );
}
