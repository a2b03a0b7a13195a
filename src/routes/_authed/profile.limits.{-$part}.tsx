import { createFileRoute, notFound } from "@tanstack/react-router";
import { LimitsPage } from "../../features/limits/LimitsPage.tsx";
import { SelfExclusionPage } from "../../features/limits/stop/SelfExclusionPage.tsx";
import { TimeOutPage } from "../../features/limits/stop/TimeOutPage.tsx";
import { useFormHold } from "../../platform/use-form-hold.ts";

export const Route = createFileRoute("/_authed/profile/limits/{-$part}")({ component: Limits });

function Limits() {
  useFormHold();
  const { part } = Route.useParams();
  if (part === undefined) return <LimitsPage />;
  if (part === "time-out") return <TimeOutPage />;
  if (part === "self-exclusion") return <SelfExclusionPage />;
  throw notFound();
}
