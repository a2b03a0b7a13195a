import { useLingui } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import { useRead } from "../../client/use-read.ts";
import type { SliderItem } from "../../contract/slider-item.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { useMediaQuery } from "../../ui/media-query.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useModule } from "../../ui/use-module.ts";
import { useFirstScreenDone } from "../../client/first-screen-done.ts";
import { SectionState } from "../../client/sections/SectionState.tsx";
import { useNow } from "../../lib/use-now.ts";
import { SideBannerSkeleton } from "./SideBannerSkeleton.tsx";
import { heroSlides } from "./home-queries.ts";
import { showableSlides } from "./showable.ts";
import { Slide } from "./Slide.tsx";
import styles from "./Hero.module.css";

/** Phones have no room for side banners, so they do not load this code. */
const loadSideBanners = () => import("./SideBanners.tsx");
const loadSpecialDate = () => import("./later/SpecialDateWhenIdle.tsx");
/** Needed only by operators without slides for the home page. */
const loadSiteSlides = () => import("./later/SiteSlides.tsx");

/** The top of the home page: the slides and, on wide screens, the side banners. */
export function Hero() {
  const wide = useMediaQuery("(min-width: 64rem)");
  const SideBanners = useModule(loadSideBanners, wide)?.SideBanners ?? SideBannerSkeleton;
  return (
    <div className={styles.hero}>
      <HeroSlides />
      {wide && <SideBanners area="left" />}
      {wide && <SideBanners area="right" />}
    </div>
  );
}

function HeroSlides() {
  const { t } = useLingui();
  const nowMs = useNow();
  const read = useRead(heroSlides());
  const isEmpty = read.data !== undefined && showableSlides(read.data, nowMs).length === 0;
  const SiteSlides = useModule(loadSiteSlides, isEmpty)?.SiteSlides;
  const SpecialDate = useModule(loadSpecialDate, useFirstScreenDone())?.SpecialDateWhenIdle;
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
          return SiteSlides ? <SiteSlides nowMs={nowMs}>{shown}</SiteSlides> : null;
        }}
      </SectionState>
      {SpecialDate && (
        <div className={styles.special}>
          <SpecialDate />
        </div>
      )}
    </div>
  );
}
