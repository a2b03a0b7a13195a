import { useLingui } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import { useRead } from "../../api/use-read.ts";
import type { SliderItem } from "../../contract/slider-item.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { useMediaQuery } from "../../ui/media-query.ts";
import { NearSection } from "../../ui/NearSection.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useNow } from "../../hooks/use-now.ts";
import { areaBanners } from "./home-queries.ts";
import { showableSlides } from "./showable.ts";
import { Slide } from "./Slide.tsx";
import styles from "./Slide.module.css";

/** Whether a banner belongs to the right place (`sag`). All others belong to the left one. */
const isRight = ({ sliderPlace }: SliderItem) => sliderPlace === "sag";

/**
 * The banners between the shelves: two carousels side by side on wide screens, one on phones. Renders `fallback` while
 * they load, and nothing when they fail or there are none.
 */
function InnerBanners({ fallback }: { fallback: Elements }) {
  const { t } = useLingui();
  const nowMs = useNow();
  const wide = useMediaQuery("(min-width: 48rem)");
  const left = useRead(areaBanners("ic", "sol"));
  const right = useRead(areaBanners("ic", "sag"));
  if (left.state === "loading" || right.state === "loading") return fallback;
  // An operator may send the same banner for both places; show each banner once.
  const all = [...left.rows.filter((banner) => !isRight(banner)), ...right.rows.filter(isRight)];
  const banners = showableSlides(all, nowMs);
  if (banners.length === 0) return null;
  const rows = wide ? [banners.filter((banner) => !isRight(banner)), banners.filter(isRight)] : [banners];
  return (
    <div className={styles.banners}>
      {rows
        .filter((row) => row.length > 0)
        .map((row, index) => (
          <Carousel
            key={row[0]?.id}
            label={t`Duyurular ${index + 1}`}
            slides={row.map((banner) => (
              <Slide key={banner.id} slide={banner} />
            ))}
          />
        ))}
    </div>
  );
}

/** The banners between the shelves, fetched when they come near the viewport. */
export function InnerBannersSection() {
  const fallback = (
    <div className={styles.place}>
      <Skeleton height="100%" radius="var(--radius-l)" />
    </div>
  );
  return (
    <NearSection fallback={fallback}>
      <InnerBanners fallback={fallback} />
    </NearSection>
  );
}
