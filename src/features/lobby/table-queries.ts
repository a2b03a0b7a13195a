import { readOptions } from "../../client/query.ts";
import { livecasinoGameTableList } from "../../contract/livecasino.ts";
import { previewLimit } from "./queries.ts";

/** The tables that stand for the live casino. */
export const tablesPreview = () =>
  readOptions(livecasinoGameTableList, { limit: previewLimit, offset: 0 });
