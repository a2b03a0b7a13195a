import { lazy } from "react";
import { NearSection } from "../../../ui/NearSection.tsx";
import { ShelfOfCards } from "../../../ui/ShelfOfCards.tsx";
import { LiveTablesTitle } from "./LiveTablesTitle.tsx";

const LiveTables = lazy(() => import("./LiveTables.tsx"));

/** The live casino on the home page, fetched when the section comes near. */
export function LiveTablesSection() {
  const place = <ShelfOfCards title={<LiveTablesTitle />} of="tables" />;
  return (
    <NearSection place={place}>
      <LiveTables place={place} />
    </NearSection>
  );
}
