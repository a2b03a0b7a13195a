import { useLingui } from "@lingui/react/macro";
import { useRead } from "../../client/use-read.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { SectionState } from "../shared/SectionState.tsx";
import { CategoryShelf } from "./CategoryShelf.tsx";
import { casinoCategories } from "./queries.ts";
import { shelfCategories } from "./shelf-categories.ts";
import { ShelfOfPlaces } from "./ShelfOfPlaces.tsx";

export interface CategoryShelvesProps {
  /** Which of the categories, counted from 0; `to` is not included, and all are when it is left out. */
  from?: number;
  to?: number;
}

/** How many shelves the first screen has room for: fetched without waiting until they are near. */
const firstScreen = 2;

/**
 * Shelves of games, one a category. The page may show them in several runs with other sections between;
 * the first run speaks for all where the categories are loading or could not be loaded.
 */
export function CategoryShelves({ from = 0, to }: CategoryShelvesProps) {
  const { t } = useLingui();
  const read = useRead(casinoCategories(), { retryOnMount: from === 0 });
  if (from > 0 && read.data === undefined) return null;
  const place = <ShelfOfPlaces title={<Skeleton width="9rem" />} />;
  return (
    <SectionState
      read={read}
      title={t`Oyunlar`}
      loading={
        <>
          {place}
          {place}
        </>
      }
    >
      {(all) => {
        const categories = shelfCategories(all);
        if (categories.length === 0 && from === 0) return <NoGames />;
        return categories
          .slice(from, to)
          .map((category, index) => (
            <CategoryShelf
              key={category.CategoryID}
              category={category}
              atOnce={from + index < firstScreen}
            />
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
