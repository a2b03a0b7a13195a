import type { DroppedItem } from "../contract/list.ts";

/** Something that engineers should know and players need not see. */
export type ClientReport =
  | {
      readonly kind: "dropped-items";
      /** The call (`casino/games_list`) or file (`/data/partners.json`) that the items came in. */
      readonly source: string;
      readonly items: readonly DroppedItem[];
    }
  | { readonly kind: "unusable-file"; readonly source: string; readonly reason: string }
  /** A component threw while rendering. */
  | { readonly kind: "page-error"; readonly error: unknown };

/** Logs to the console, for engineers, what does not match the contract and what failed in the page. */
export function report(problem: ClientReport): void {
  switch (problem.kind) {
    case "page-error":
      console.warn("page:", problem.error);
      break;
    case "unusable-file":
      console.warn(`${problem.source}: ${problem.reason}`);
      break;
    case "dropped-items": {
      const places = problem.items.map(({ index, issues }) => `[${index}] ${issues[0]?.message ?? "repeated"}`);
      console.warn(`${problem.source}: ${problem.items.length} items left out: ${places.join("; ")}`);
    }
  }
}
