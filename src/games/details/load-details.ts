/** Loaded when the player asks for details. */
export const loadGameDetails = () => import("./GameDetails.tsx");
export const loadTableDetails = () => import("./TableDetails.tsx");
