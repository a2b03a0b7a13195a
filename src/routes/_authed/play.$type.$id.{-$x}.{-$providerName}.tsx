import { createFileRoute, notFound } from "@tanstack/react-router";
import { useEffect } from "react";
import { DepositOverGame } from "../../shell/DepositOverGame.tsx";
import { lookUpGame } from "../../shell/look-up-game.ts";
import { readPlayAddress } from "../../features/play/play-address.ts";
import { PlayPage } from "../../features/play/PlayPage.tsx";
import { deferUpdates } from "../../pwa/defer-updates.ts";

/** All four addresses of a game (product.md 2.2). Preloading the route does not launch the game. */
export const Route = createFileRoute("/_authed/play/$type/$id/{-$x}/{-$providerName}")({
  codeSplitGroupings: [["loader", "component"]],
  loader: ({ params }) => readPlayAddress(params) ?? notFound({ throw: true }),
  component: Play,
});

function Play() {
  useEffect(() => deferUpdates(), []);
  return <PlayPage address={Route.useLoaderData()} lookUp={lookUpGame} Deposit={DepositOverGame} />;
}
