import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { useRead } from "../../api/use-read.ts";
import { transactionCategories } from "../../contract/finance-history.ts";
import { categoriesOptions, subCategoriesOptions, typesOptions } from "./history-queries.ts";
import { type NameRow, rowNamer } from "./row-namer.ts";

/** For rows that carry ids: fetches the names of types and categories and reports how to name a row. Renders nothing. */
export function RowNames({ onNames }: { onNames: (nameRow: NameRow) => void }) {
  const { t, i18n } = useLingui();
  const types = useRead(typesOptions()).rows;
  const categories = useRead(categoriesOptions()).rows;
  const subCategories = useRead(subCategoriesOptions()).rows;
  const { bet, deposit, withdraw, bonus } = transactionCategories;
  const report = useEffectEvent(() => {
    const usualCategories = {
      [deposit]: t`Yatırımlar`,
      [withdraw]: t`Çekimler`,
      [bet]: t`Oyunlar`,
      [bonus]: t`Bonuslar`,
    };
    onNames(rowNamer({ types, categories, subCategories, usualCategories }));
  });
  useEffect(() => report(), [types, categories, subCategories, i18n.locale]);
  return null;
}
