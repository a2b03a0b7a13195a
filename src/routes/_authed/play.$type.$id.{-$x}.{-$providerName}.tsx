import { createFileRoute, notFound } from "@tanstack/react-router";
import { useEffect } from "react";
import { readPlayAddress } from "../../features/play/play-address.ts";
import { PlayPage } from "../../features/play/PlayPage.tsx";
import { holdUpdates } from "../../pwa/hold-updates.ts";

/** All four addresses of spec §2. The game itself is not launched before the page is really there. */
export const Route = createFileRoute("/_authed/play/$type/$id/{-$x}/{-$providerName}")({
  codeSplitGroupings: [["loader", "component"]],
  loader: ({ params }) => readPlayAddress(params) ?? notFound({ throw: true }),
  component: Play,
});

function Play() {
  useEffect(() => holdUpdates("game"), []);
  return <PlayPage address={Route.useLoaderData()} />;
}
