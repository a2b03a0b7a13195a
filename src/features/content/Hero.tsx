import { useLingui } from "@lingui/react/macro";
import { useRead } from "../../client/use-read.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { useMediaQuery } from "../../ui/media-query.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useModule } from "../../ui/use-module.ts";
import { useFirstScreenDone } from "../shared/first-screen-done.ts";
import { SectionState } from "../shared/SectionState.tsx";
import { useNow } from "../shared/use-now.ts";
import { SideBannerPlace } from "./SideBannerPlace.tsx";
import { heroSlides } from "./slider-queries.ts";
import { showableSlides } from "./showable.ts";
import { Slide } from "./Slide.tsx";
import styles from "./Hero.module.css";

/** Phones, which most visits come from, have no room for them. */
const loadSideBanners = () => import("./SideBanners.tsx");
const loadSpecialDate = () => import("./SpecialDateWhenIdle.tsx");

/** The top of the home page: the slides, beside them on wide screens the banners of both sides. */
export function Hero() {
  const wide = useMediaQuery("(min-width: 64rem)");
  const SideBanners = useModule(loadSideBanners, wide)?.SideBanners ?? SideBannerPlace;
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
  const now = useNow();
  const read = useRead(heroSlides());
  const SpecialDate = useModule(loadSpecialDate, useFirstScreenDone())?.SpecialDateWhenIdle;
  const loading = (
    <div className={`${styles.main} ${styles.place}`}>
      <Skeleton height="100%" radius="var(--radius-l)" />
    </div>
  );
  return (
    <SectionState read={read} title={t`Öne çıkanlar`} loading={loading} compact>
      {(items, note) => {
        const slides = showableSlides(items, now);
        if (slides.length === 0) return null;
        return (
          <div className={styles.main}>
            <Carousel
              label={t`Öne çıkanlar`}
              slides={slides.map((slide, index) => (
                <Slide key={slide.id} slide={slide} priority={index === 0} />
              ))}
            />
            <div className={styles.special}>{SpecialDate && <SpecialDate />}</div>
            {note && <div className={styles.note}>{note}</div>}
          </div>
        );
      }}
    </SectionState>
  );
}
