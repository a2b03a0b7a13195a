import { createFileRoute } from "@tanstack/react-router";
import { BonusesPage } from "../../features/bonuses/BonusesPage.tsx";

export const Route = createFileRoute("/_authed/profile/bonuses")({ component: BonusesPage });
