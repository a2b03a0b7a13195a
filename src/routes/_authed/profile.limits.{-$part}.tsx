import { createFileRoute, notFound } from "@tanstack/react-router";
import { LimitsPage } from "../../features/limits/LimitsPage.tsx";
import { SelfExclusionPage, TimeOutPage } from "../../features/limits/StopPage.tsx";
import { useDeferredUpdates } from "../../pwa/use-deferred-updates.ts";

const parts = new Set<string | undefined>([undefined, "time-out", "self-exclusion"]);

export const Route = createFileRoute("/_authed/profile/limits/{-$part}")({
  loader: ({ params: { part } }) => {
    if (!parts.has(part)) throw notFound();
  },
  component: Limits,
});

function Limits() {
  useDeferredUpdates();
  const { part } = Route.useParams();
  if (part === undefined) return <LimitsPage />;
  if (part === "time-out") return <TimeOutPage />;
  return <SelfExclusionPage />;
}
