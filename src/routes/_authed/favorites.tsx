import { createFileRoute } from "@tanstack/react-router";
import { FavouritesPage } from "../../features/lobby/favourites/FavouritesPage.tsx";

export const Route = createFileRoute("/_authed/favorites")({ component: FavouritesPage });
