import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isHeld } from "../../client/kept-answers.ts";
import { useRead } from "../../client/use-read.ts";
import type { Category } from "../../contract/games.ts";
import { iconNameOr } from "../../ui/icon-name.ts";
import { Shelf } from "../../ui/Shelf.tsx";
import { useNear } from "../../ui/use-near.ts";
import { nearMargin } from "../shared/near-margin.ts";
import { SectionState } from "../shared/SectionState.tsx";
import { SectionTitle } from "../shared/SectionTitle.tsx";
import { ShelfAction } from "../shared/ShelfAction.tsx";
import { GameTile } from "./GameTile.tsx";
import { categoryPreview } from "./queries.ts";
import { ShelfOfPlaces } from "./ShelfOfPlaces.tsx";
import styles from "./CategoryShelf.module.css";

export interface CategoryShelfProps {
  category: Category;
  /** Fetched without waiting until it is near. */
  atOnce?: boolean;
}

/** Some games of one category, fetched when the shelf comes near; none, no shelf. */
export function CategoryShelf({ category, atOnce = false }: CategoryShelfProps) {
  const queryClient = useQueryClient();
  const [ref, near] = useNear<HTMLDivElement>(nearMargin);
  const wanted = near || atOnce;
  // What an earlier look at the page brought is shown before it is near: the player may be scrolled back to it.
  const { queryKey } = categoryPreview(category.CategoryID);
  const known = queryClient.getQueryData(queryKey) !== undefined || isHeld(queryKey);
  return (
    <div ref={ref} className={`${styles.shelf} ${atOnce ? "" : styles.later}`}>
      {wanted || known ? (
        <Games category={category} wanted={wanted} />
      ) : (
        // Nobody sees it yet: one place gives the row its height.
        <ShelfOfPlaces {...headOf(category)} count={1} />
      )}
    </div>
  );
}

function Games({ category, wanted }: { category: Category; wanted: boolean }) {
  const read = useRead(categoryPreview(category.CategoryID), { enabled: wanted });
  if (read.state === "empty") return null;
  return (
    <SectionState read={read} title={category.name} loading={<ShelfOfPlaces {...headOf(category)} />}>
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

/** What a category's shelf is called, and what leads to all of it. */
function headOf({ CategoryID, name, icon }: Category, note?: ReactNode) {
  return {
    title: <SectionTitle icon={iconNameOr(icon, "slot")}>{name}</SectionTitle>,
    action: <ShelfAction note={note} href={`/slot/category/${encodeURIComponent(CategoryID)}`} of={name} />,
  };
}
