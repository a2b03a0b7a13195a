import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { LiveTable } from "../../contract/livecasino.ts";
import { FavouriteButton } from "./FavouriteButton.tsx";
import { tableLink } from "./play-path.ts";
import { tableSizes } from "./in-widths.ts";
import { lobbyLink } from "./filters.ts";
import { useTypeName } from "./use-names.ts";
import { BetRange, Details } from "./Details.tsx";

export default function TableDetails({ item: table, onClose }: { item: LiveTable; onClose: () => void }) {
  const { t } = useLingui();
  const typeName = useTypeName();
  const { dealer, open, openingHours, seats } = table;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`Durum`, open ? t`Açık` : t`Kapalı`],
    [t`Açılış saatleri`, openingHours ?? false],
    [t`Krupiye`, dealer ?? false],
    [t`Boş koltuk`, seats ?? false],
    [t`Bahis aralığı`, <BetRange key="range" least={table.minBet} most={table.maxBet} />],
    [t`Tür`, typeName(table.type)],
  ];
  return (
    <Details
      name={table.name}
      image={table.image}
      sizes={tableSizes}
      provider={{ name: table.providerName, page: lobbyLink("live", { provider: table.providerID }) }}
      facts={facts.filter(([, value]) => value !== false)}
      rules="liveCasinoRules"
      play={tableLink(table.tableID)}
      favourite={<FavouriteButton type="livecasino" id={table.tableID} name={table.name} />}
      onClose={onClose}
    />
  );
}
