import { createFileRoute, useLocation } from "@tanstack/react-router";
import { NotFound } from "../shell/NotFound.tsx";
import { InformationPage } from "../features/information/InformationPage.tsx";
import { infTypeOf } from "../contract/information-paths.ts";
import { information } from "../features/information/information-queries.ts";

export const Route = createFileRoute("/info/$infType")({
  codeSplitGroupings: [["loader", "component"]],
  loader: ({ context, params }) =>
    void context.queryClient.query(information(infTypeOf(params.infType))).catch(() => undefined),
  component: Information,
});

function Information() {
  const infType = infTypeOf(Route.useParams().infType);
  const anchor = useLocation({ select: ({ hash }) => hash });
  return <InformationPage key={infType} infType={infType} anchor={anchor} missing={<NotFound />} />;
}
