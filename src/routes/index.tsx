import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "../app/HomePage.tsx";
import { startHomeQueries } from "../app/home-queries.ts";

export const Route = createFileRoute("/")({
  // Most visits start here: its code comes with the entry, not after it.
  codeSplitGroupings: [],
  // Started, not awaited: every section shows its own skeleton until its answer is there.
  loader: ({ context }) => startHomeQueries(context.queryClient),
  component: HomePage,
});
