import { createFileRoute } from "@tanstack/react-router";
import { PromotionsPage } from "../features/promotions/PromotionsPage.tsx";
import { promotions } from "../features/promotions/promotions-queries.ts";
import { promotionsSearch } from "../features/promotions/promotions-search.ts";

export const Route = createFileRoute("/promotions")({
  // The loader is split from the entry chunk together with the page.
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: promotionsSearch,
  loader: ({ context }) => void context.queryClient.query(promotions()).catch(() => undefined),
  component: Promotions,
});

function Promotions() {
  return <PromotionsPage {...Route.useSearch()} />;
}
