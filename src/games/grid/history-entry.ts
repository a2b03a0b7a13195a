import { createContext } from "react";

/**
 * The key of the history entry that shows the list, to return to the same tile. It is undefined during a navigation,
 * and for short lists, for which the router's own scroll restoration is enough. It is a context because it changes
 * twice with every navigation and only one small component needs it.
 */
export const HistoryEntry = createContext<string | undefined>(undefined);
