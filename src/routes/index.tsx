import { createFileRoute } from "@tanstack/react-router";
import { Home } from "../shell/Home.tsx";
import { startHomeQueries } from "../features/home/home-queries.ts";

export const Route = createFileRoute("/")({
  // Most visits start here, so its code is part of the entry chunk.
  codeSplitGroupings: [],
  // The queries start here but are not awaited: each section shows a skeleton until its data arrives.
  loader: ({ context }) => startHomeQueries(context.queryClient),
  component: Home,
});
