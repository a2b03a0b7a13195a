import type { SeedMassMessage } from "../../types.ts";
import { news } from "./news.ts";
import { offers } from "./offers.ts";

/** The newest first. */
export const massMessages: readonly SeedMassMessage[] = [...news, ...offers].toSorted(
  (left, right) => right.createdDay - left.createdDay,
);
