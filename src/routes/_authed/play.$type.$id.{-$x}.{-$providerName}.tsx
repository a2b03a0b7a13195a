import { createFileRoute, notFound } from "@tanstack/react-router";
import { useEffect } from "react";
import { DepositOverGame } from "../../shell/DepositOverGame.tsx";
import { readPlayAddress } from "../../features/play/play-address.ts";
import { PlayPage } from "../../features/play/PlayPage.tsx";
import type { FindGame } from "../../features/play/use-game-facts.ts";
import { deferUpdates } from "../../pwa/defer-updates.ts";

/** All four addresses of a game (product.md 2.2). Preloading the route does not launch the game. */
export const Route = createFileRoute("/_authed/play/$type/$id/{-$x}/{-$providerName}")({
  codeSplitGroupings: [["loader", "component"]],
  loader: ({ params }) => readPlayAddress(params) ?? notFound({ throw: true }),
  component: Play,
});

/** The catalogue on the device knows every game that the operator listed, even those no page has shown yet. */
const lookUp: FindGame = async (type, id) => {
  const { findItem } = await import("../../features/catalogue/catalogue.ts");
  return findItem(type, id);
};

function Play() {
  useEffect(() => deferUpdates(), []);
  return <PlayPage address={Route.useLoaderData()} lookUp={lookUp} Deposit={DepositOverGame} />;
}
