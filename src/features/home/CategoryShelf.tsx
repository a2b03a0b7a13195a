import { useQueryClient } from "@tanstack/react-query";
import { linkOptions } from "@tanstack/react-router";
import type { Elements } from "../../ui/elements.ts";
import { useRead } from "../../api/use-read.ts";
import type { Category } from "../../contract/games.ts";
import { iconNameOr } from "../../ui/icon-name.ts";
import { Shelf } from "../../ui/Shelf.tsx";
import { nearMargin, useNear } from "../../hooks/use-near.ts";
import { SectionState } from "../../components/SectionState.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { ShelfAction } from "../../ui/ShelfAction.tsx";
import { GameTile } from "../games/GameTile.tsx";
import { categoryPreview } from "../games/games-queries.ts";
import { ShelfSkeleton } from "../games/ShelfSkeleton.tsx";
import styles from "./CategoryShelf.module.css";

export interface CategoryShelfProps {
  category: Category;
  /** Fetch at once, without waiting until the shelf is near the viewport. */
  atOnce?: boolean;
}

/** Some games of one category, fetched when the shelf comes near. Renders nothing if the category is empty. */
export function CategoryShelf({ category, atOnce = false }: CategoryShelfProps) {
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
        <Shelf {...headOf(category, note)}>
          {games.map((game) => (
            <GameTile key={game.gameID} game={game} />
          ))}
        </Shelf>
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
