import {
  financeListCategories,
  financeListSubCategories,
  financeListTypesFrontend,
} from "../../../contract/finance-history.ts";
import { readOptions } from "../../../client/query.ts";

const kindsFreshForMs = 60 * 60_000;
const tuning = { staleTime: kindsFreshForMs };

/** What the history can be filtered by. */
export const typesOptions = () => readOptions(financeListTypesFrontend, {}, tuning);
export const categoriesOptions = () => readOptions(financeListCategories, {}, tuning);
export const subCategoriesOptions = () => readOptions(financeListSubCategories, {}, tuning);
