import { createFileRoute, useLocation } from "@tanstack/react-router";
import { NotFound } from "../shell/NotFound.tsx";
import { InformationPage } from "../features/information/InformationPage.tsx";
import { information } from "../features/information/information-queries.ts";

const infType = "SiteInformation";

export const Route = createFileRoute("/about-us")({
  codeSplitGroupings: [["loader", "component"]],
  loader: ({ context }) => void context.queryClient.query(information(infType)).catch(() => undefined),
  component: AboutUs,
});

function AboutUs() {
  const anchor = useLocation({ select: ({ hash }) => hash });
  return <InformationPage infType={infType} anchor={anchor} missing={<NotFound />} />;
}
