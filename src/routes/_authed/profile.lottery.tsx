import { createFileRoute } from "@tanstack/react-router";
import { NotFound } from "../../shell/NotFound.tsx";
import { LotteryPage } from "../../features/lottery/LotteryPage.tsx";

export const Route = createFileRoute("/_authed/profile/lottery")({ component: Lottery });

function Lottery() {
  return <LotteryPage missing={<NotFound />} />;
}
