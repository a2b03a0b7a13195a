import { createFileRoute } from "@tanstack/react-router";
import { FavouritesPage } from "../../features/favourites/FavouritesPage.tsx";

export const Route = createFileRoute("/_authed/favorites")({ component: FavouritesPage });
