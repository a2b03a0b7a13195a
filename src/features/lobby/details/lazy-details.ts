import { lazy } from "react";

/** Fetched when somebody asks for details. */
export const GameDetails = lazy(() => import("./GameDetails.tsx"));
export const TableDetails = lazy(() => import("./TableDetails.tsx"));
