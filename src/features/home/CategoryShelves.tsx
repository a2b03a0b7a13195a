import { useLingui } from "@lingui/react/macro";
import { useRead } from "../../api/use-read.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { CategoryShelf } from "./CategoryShelf.tsx";
import { casinoCategories, shelfCategories } from "../games/games-queries.ts";
import { ShelfSkeleton } from "../games/ShelfSkeleton.tsx";

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
        if (categories.length === 0 && from === 0) return <NoGames />;
        return categories
          .slice(from, to)
          .map((category, index) => (
            <CategoryShelf key={category.CategoryID} category={category} atOnce={from + index < firstScreen} />
          ));
      }}
    </SectionState>
  );
}

function NoGames() {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={t`Burada henüz oyun yok`}
      text={t`Yeni oyunlar eklendiğinde bu sayfada görünür.`}
    />
  );
}
