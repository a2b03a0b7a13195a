/** What operators get wrong, one thing at a time. Each fault has the check that must find it, and no other may. */
import { faultsOfPlayers } from "./faults-of-players.ts";
import { faultsOfReads } from "./faults-of-reads.ts";

export const faults = [...faultsOfReads, ...faultsOfPlayers];
