import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { PageTitle } from "../../components/PageTitle.tsx";
import { Favourites, useUnconfirmed } from "../games/Favourites.tsx";
import { LiveTile, SlotTile } from "../games/LobbyTiles.tsx";
import { liveLobby, slotLobby } from "../lobby/lobbies.ts";
import { FavouriteList } from "./FavouriteList.tsx";
import styles from "./FavouritesPage.module.css";
import { favouriteGames, favouriteTables } from "./favourites-queries.ts";
import { loadGameDetails, loadTableDetails } from "../games/use-details.tsx";

/** The player's favourite games and tables. */
export function FavouritesPage() {
  const { t } = useLingui();
  const name = t`Favoriler`;
  const waiting = [...useUnconfirmed().values()].filter((change) => change.waiting).length;
  return (
    <Favourites>
      <div className={styles.page}>
        <PageTitle title={name} />
        <h1>{name}</h1>
        <p role="status" className={waiting > 0 ? styles.waiting : "visually-hidden"}>
          {waiting > 0 && (
            <Plural
              value={waiting}
              one="# değişiklik bağlantı bekliyor; otomatik olarak kaydedilecek."
              other="# değişiklik bağlantı bekliyor; otomatik olarak kaydedilecek."
            />
          )}
        </p>
        <FavouriteList
          title={<Trans>Slot oyunları</Trans>}
          name={t`Favori oyunlar`}
          icon="slot"
          type="casino"
          lobby={slotLobby}
          page={favouriteGames}
          empty={t`Henüz favori oyununuz yok`}
          details={loadGameDetails}
          tile={SlotTile}
        />
        <FavouriteList
          title={<Trans>Canlı casino</Trans>}
          name={t`Favori masalar`}
          icon="live"
          type="livecasino"
          lobby={liveLobby}
          page={favouriteTables}
          empty={t`Henüz favori masanız yok`}
          details={loadTableDetails}
          tile={LiveTile}
        />
      </div>
    </Favourites>
  );
}
