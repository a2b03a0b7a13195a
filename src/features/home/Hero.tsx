import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import type { Elements } from "../../ui/elements.ts";
import { useRead } from "../../api/use-read.ts";
import type { SliderItem } from "../../contract/slider-item.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { useMediaQuery } from "../../ui/media-query.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { useFirstScreenDone } from "../../api/first-screen-done.ts";
import { SectionBoundary, SectionState } from "../../components/SectionState.tsx";
import { useNow } from "../../hooks/use-now.ts";
import { SideBannerSkeleton } from "./SideBannerSkeleton.tsx";
import { heroSlides } from "./home-queries.ts";
import { showableSlides } from "./showable.ts";
import { Slide } from "./Slide.tsx";
import styles from "./Hero.module.css";

/** Phones have no room for side banners, so they do not load this code. */
const SideBanners = lazyWithRetry(() => import("./SideBanners.tsx"), "SideBanners", { untilItComes: true });
/** On most days there is none. */
const SpecialDateStrip = lazyWithRetry(() => import("./SpecialDateStrip.tsx"), "SpecialDateStrip", {
  untilItComes: true,
});
/** Needed only by operators without slides for the home page. */
const SiteSlides = lazyWithRetry(() => import("./SiteSlides.tsx"), "SiteSlides", { untilItComes: true });

/** The top of the home page: the slides and, on wide screens, the side banners. */
export function Hero() {
  const wide = useMediaQuery("(min-width: 64rem)");
  return (
    <div className={styles.hero}>
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
    <div className={`${styles.slides} ${styles.place}`}>
      <Skeleton height="100%" radius="var(--radius-l)" />
    </div>
  );
  const shown = (slides: readonly SliderItem[], note?: Elements) => (
    <div className={styles.slides}>
      <Carousel
        label={t`Öne çıkanlar`}
        slides={slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} priority={index === 0} />
        ))}
      />
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
  return (
    <div className={styles.main}>
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
        <div className={styles.special}>
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
