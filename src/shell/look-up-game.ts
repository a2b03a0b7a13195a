import type { FindGame } from "../features/play/use-game-facts.ts";

/** Looks a game up in the catalogue on the device, which knows every game that the operator listed, even those no page has shown yet. */
export const lookUpGame: FindGame = async (type, id) => {
  const { findItem } = await import("../features/catalogue/catalogue.ts");
  return findItem(type, id);
};
