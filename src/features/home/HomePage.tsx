import { useLingui } from "@lingui/react/macro";
import { type ComponentType, Suspense, useState } from "react";
import { siteConfig } from "../../api/config.ts";
import { useFirstScreenDone } from "../../api/first-screen-done.ts";
import { useRead } from "../../api/use-read.ts";
import { SectionBoundary, SectionStack, SectionState } from "../../components/SectionState.tsx";
import type { SliderItem } from "../../contract/slider-item.ts";
import { useNow } from "../../hooks/use-now.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { Link } from "../../ui/Link.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Shelf } from "../../ui/Shelf.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Elements } from "../../ui/elements.ts";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { useMediaQuery } from "../../ui/media-query.ts";
import { FavouritesContext } from "../games/FavouriteButton.tsx";
import { quickAccessGames } from "../games/games-queries.ts";
import { inWidths } from "../games/in-widths.ts";
import { slotLink } from "../games/play-path.ts";
import { recentlyPlayed } from "../games/recently-played.ts";
import { CategoryShelves } from "./CategoryShelves.tsx";
import { SideBannerSkeleton } from "./SideBannerSkeleton.tsx";
import { Slide } from "./Slide.tsx";
import { heroSlides } from "./home-queries.ts";
import { showableSlides } from "./showable.ts";
import tileStyles from "../games/LobbyTiles.module.css";
import gameTile from "../games/Tile.module.css";
import heroStyles from "./Hero.module.css";
import styles from "./HomePage.module.css";

// Lazy, because it brings all the code for amounts of money.
const JackpotStrip = lazyWithRetry(() => import("./JackpotStrip.tsx"), "JackpotStrip");

/** Visitors have none. */
const ContinueShelf = lazyWithRetry(() => import("../games/ContinueShelf.tsx"), "ContinueShelf", {
  untilItComes: true,
});
const FavouritesLater = lazyWithRetry(() => import("../games/Favourites.tsx"), "FavouritesLater", {
  untilItComes: true,
});

/**
 * The home page. Each section loads, fails and becomes stale independently. `Below` is what follows the first screen;
 * it is rendered later, so that its code does not delay the first screen.
 */
export function HomePage({ Below }: { Below: ComponentType }) {
  const { t } = useLingui();
  const done = useFirstScreenDone();
  const signedIn = useStore(session.state).kind !== "anonymous";
  const [favourites, setFavourites] = useState<FavouritesContext | null>(null);
  const jackpot = <Skeleton height="4rem" radius="var(--radius-l)" />;
  const { brand } = siteConfig();
  const title = t`${brand.name} – Slot, canlı casino, spor`;
  const below = <div className={styles.below} />;
  return (
    <FavouritesContext value={favourites}>
      <SectionStack>
        <title>{title}</title>
        <meta name="description" content={t`Slot, canlı casino, spor ve sanal oyunlar.`} />
        <h1 className="visually-hidden">{title}</h1>
        <Hero />
        {signedIn && (
          <Suspense fallback={<ContinueSkeleton />}>
            <ContinueShelf />
          </Suspense>
        )}
        {done ? (
          <Suspense fallback={jackpot}>
            <JackpotStrip />
          </Suspense>
        ) : (
          jackpot
        )}
        <QuickAccess />
        <CategoryShelves to={2} />
        {done ? (
          <Suspense fallback={below}>
            <Below />
          </Suspense>
        ) : (
          below
        )}
      </SectionStack>
      {signedIn && done && (
        <Suspense>
          <FavouritesLater onChange={setFavourites} />
        </Suspense>
      )}
    </FavouritesContext>
  );
}

/** A place for the shelf while its code loads, if the player has played on this device. Otherwise it may stay empty. */
function ContinueSkeleton() {
  const { t } = useLingui();
  const [hasPlayed] = useState(() => recentlyPlayed().length > 0);
  return (
    hasPlayed && (
      <div className={tileStyles.shelf}>
        <Shelf title={t({ message: "Devam et", context: "games" })} isLoading>
          {skeletonTiles(tileStyles.item, tileStyles.name)}
        </Shelf>
      </div>
    )
  );
}

const tiles = Array.from({ length: 16 }, (_, index) => index);

/** A row of small tiles that are loading. */
function skeletonTiles(tile: string | undefined, name: string | undefined) {
  return tiles.map((index) => (
    <span key={index} className={tile}>
      <span className={styles.art}>
        <Skeleton height="100%" radius="0" />
      </span>
      <span className={name}>
        <Skeleton height="1.3em" />
      </span>
    </span>
  ));
}

/** The operator's quick access games, as a row of small tiles. */
function QuickAccess() {
  const { t } = useLingui();
  const title = t({ message: "Hızlı erişim", context: "games" });
  const read = useRead(quickAccessGames());
  if (read.state === "empty") return null;
  const loading = (
    <Shelf title={title} isLoading>
      {skeletonTiles(styles.tile, styles.name)}
    </Shelf>
  );
  return (
    <div className={styles.row}>
      <SectionState read={read} title={title} loading={loading} compact>
        {(games, note) => (
          <Shelf title={title} first={8} action={note}>
            {games.map((game) => (
              <Link key={game.gameID} {...slotLink(game.gameID)} className={styles.tile}>
                <span className={`${styles.art} ${gameTile.needsNetwork}`}>
                  <Picture {...inWidths(game.image)} alt="" ratio="1" />
                </span>
                <span className={styles.name}>{game.name}</span>
              </Link>
            ))}
          </Shelf>
        )}
      </SectionState>
    </div>
  );
}

/** Phones have no room for side banners, so they do not load this code. */
const SideBanners = lazyWithRetry(() => import("./SideBanners.tsx"), "SideBanners", { untilItComes: true });
/** On most days there is none. */
const SpecialDateStrip = lazyWithRetry(() => import("./SpecialDateStrip.tsx"), "SpecialDateStrip", {
  untilItComes: true,
});
/** Needed only by operators without slides for the home page. */
const SiteSlides = lazyWithRetry(() => import("./SiteSlides.tsx"), "SiteSlides", { untilItComes: true });

/** The top of the home page: the slides and, on wide screens, the side banners. */
function Hero() {
  const wide = useMediaQuery("(min-width: 64rem)");
  return (
    <div className={heroStyles.hero}>
      <HeroSlides />
      {wide && <SideBannersOf area="left" />}
      {wide && <SideBannersOf area="right" />}
    </div>
  );
}

function SideBannersOf({ area }: { area: "left" | "right" }) {
  return (
    <Suspense fallback={<SideBannerSkeleton />}>
      <SideBanners area={area} />
    </Suspense>
  );
}

function HeroSlides() {
  const { t } = useLingui();
  const nowMs = useNow();
  const read = useRead(heroSlides());
  const done = useFirstScreenDone();
  const loading = (
    <div className={`${heroStyles.slides} ${heroStyles.place}`}>
      <Skeleton height="100%" radius="var(--radius-l)" />
    </div>
  );
  const shown = (slides: readonly SliderItem[], note?: Elements) => (
    <div className={heroStyles.slides}>
      <Carousel
        label={t`Öne çıkanlar`}
        slides={slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} priority={index === 0} />
        ))}
      />
      {note && <div className={heroStyles.note}>{note}</div>}
    </div>
  );
  return (
    <div className={heroStyles.main}>
      <SectionState read={read} title={t`Öne çıkanlar`} loading={loading} compact>
        {(items, note) => {
          const slides = showableSlides(items, nowMs);
          if (slides.length > 0) return shown(slides, note);
          return (
            <Suspense>
              <SiteSlides nowMs={nowMs}>{shown}</SiteSlides>
            </Suspense>
          );
        }}
      </SectionState>
      {done && (
        <div className={heroStyles.special}>
          <SectionBoundary silent>
            <Suspense>
              <SpecialDateStrip />
            </Suspense>
          </SectionBoundary>
        </div>
      )}
    </div>
  );
}
