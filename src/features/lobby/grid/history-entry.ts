import { createContext } from "react";

/**
 * The key of the history's entry that shows the list, for the way back to the same tile; undefined on the way to another,
 * and for short lists, for which what the router restores is enough. A context, because it changes twice with every
 * address, and of the whole list only the keeper of the place needs to know.
 */
export const HistoryEntry = createContext<string | undefined>(undefined);
