import { readOptions } from "../client/query.ts";
import { livecasinoGameTableList } from "../contract/livecasino.ts";
import { previewLimit } from "./queries.ts";

/** The tables on the live casino's shelf. */
export const tablesPreview = () =>
  readOptions(livecasinoGameTableList, { limit: previewLimit, offset: 0 });
