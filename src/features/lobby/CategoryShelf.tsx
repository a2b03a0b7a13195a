import { useQuery } from "@tanstack/react-query";
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
  const [ref, near] = useNear<HTMLDivElement>(nearMargin);
  const query = useQuery({ ...categoryPreview(category.CategoryID), enabled: near || atOnce });
  if (query.data?.data.length === 0) return null;
  const title = (
    <SectionTitle icon={iconNameOr(category.icon, "slot")}>{category.name}</SectionTitle>
  );
  const all = {
    href: `/slot/category/${encodeURIComponent(category.CategoryID)}`,
    of: category.name,
  };
  return (
    <div ref={ref} className={styles.place}>
      <SectionState
        query={query}
        title={category.name}
        loading={<ShelfOfPlaces title={title} action={<ShelfAction {...all} />} />}
      >
        {(games, note) => (
          <Shelf title={title} action={<ShelfAction note={note} {...all} />}>
            {games.map((game) => (
              <GameTile key={game.gameID} game={game} />
            ))}
          </Shelf>
        )}
      </SectionState>
    </div>
  );
}
