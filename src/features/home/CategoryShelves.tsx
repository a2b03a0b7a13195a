import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { linkOptions } from "@tanstack/react-router";
import { useRead } from "../../api/use-read.ts";
import { SectionState } from "../../components/SectionState.tsx";
import type { Category } from "../../contract/games.ts";
import { nearMargin, useNear } from "../../hooks/use-near.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { SectionTitle, Shelf, ShelfAction } from "../../ui/Shelf.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import type { Elements } from "../../ui/elements.ts";
import { iconNameOr } from "../../ui/icon-name.ts";
import { GameTile } from "../games/GameTile.tsx";
import { CommonBadge, commonBadge, ShelfSkeleton } from "../games/Tile.tsx";
import { casinoCategories, categoryPreview, shelfCategories } from "../games/games-queries.ts";
import styles from "./HomePage.module.css";

export interface CategoryShelvesProps {
  /** The categories to show, counted from 0, `to` not included. By default all of them. */
  from?: number;
  to?: number;
}

/** How many shelves the first screen has room for. They are fetched at once. */
const firstScreen = 2;

/**
 * Shelves of games, one for each category. A page may render several groups with other sections between them. The
 * first group shows the loading and error states for all of them.
 */
export function CategoryShelves({ from = 0, to }: CategoryShelvesProps) {
  const { t } = useLingui();
  const read = useRead(casinoCategories(), { retryOnMount: from === 0 });
  if (from > 0 && read.data === undefined) return null;
  const skeleton = <ShelfSkeleton title={<Skeleton width="9rem" />} />;
  return (
    <SectionState
      read={read}
      title={t`Oyunlar`}
      loading={
        <>
          {skeleton}
          {skeleton}
        </>
      }
    >
      {(all) => {
        const categories = shelfCategories(all);
        if (categories.length === 0 && from === 0) {
          const text = t`Yeni oyunlar eklendiğinde bu sayfada görünür.`;
          const action = (
            <Link to="/live" className={buttonClass()}>
              {t`Canlı casinoya git`}
            </Link>
          );
          return <StateMessage kind="empty" title={t`Burada henüz oyun yok`} text={text} action={action} />;
        }
        return categories
          .slice(from, to)
          .map((category, index) => (
            <CategoryShelf key={category.CategoryID} category={category} atOnce={from + index < firstScreen} />
          ));
      }}
    </SectionState>
  );
}

interface CategoryShelfProps {
  category: Category;
  /** Fetch at once, without waiting until the shelf is near the viewport. */
  atOnce?: boolean;
}

/** Some games of one category, fetched when the shelf comes near. Renders nothing if the category is empty. */
function CategoryShelf({ category, atOnce = false }: CategoryShelfProps) {
  const queryClient = useQueryClient();
  const [ref, near] = useNear<HTMLDivElement>(nearMargin);
  const wanted = near || atOnce;
  // Cached games are shown at once, because the player may return to a scrolled position.
  const { queryKey } = categoryPreview(category.CategoryID);
  const known = queryClient.getQueryData(queryKey) !== undefined;
  return (
    <div ref={ref} className={`${styles.shelf} ${atOnce ? "" : styles.later}`}>
      {wanted || known ? (
        <Games category={category} wanted={wanted} />
      ) : (
        // Outside the viewport one placeholder is enough to give the row its height.
        <ShelfSkeleton {...headOf(category)} count={1} />
      )}
    </div>
  );
}

function Games({ category, wanted }: { category: Category; wanted: boolean }) {
  const read = useRead(categoryPreview(category.CategoryID), { enabled: wanted });
  if (read.state === "empty") return null;
  return (
    <SectionState compact read={read} title={category.name} loading={<ShelfSkeleton {...headOf(category)} />}>
      {(games, note) => (
        <CommonBadge value={commonBadge(games)}>
          <Shelf {...headOf(category, note)}>
            {games.map((game) => (
              <GameTile key={game.gameID} game={game} />
            ))}
          </Shelf>
        </CommonBadge>
      )}
    </SectionState>
  );
}

/** The title of a category's shelf and the link to all of its games. */
function headOf({ CategoryID, name, icon }: Category, note?: Elements) {
  return {
    title: <SectionTitle icon={iconNameOr(icon, "slot")}>{name}</SectionTitle>,
    action: (
      <ShelfAction
        note={note}
        all={linkOptions({ to: "/slot/category/$categoryID", params: { categoryID: CategoryID } })}
        of={name}
      />
    ),
  };
}
