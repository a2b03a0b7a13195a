import { useLingui } from "@lingui/react/macro";
import { useRead } from "../../api/use-read.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { useNow } from "../../hooks/use-now.ts";
import { SideBannerSkeleton } from "./SideBannerSkeleton.tsx";
import { areaBanners } from "./home-queries.ts";
import { showableSlides } from "./showable.ts";
import { Slide } from "./Slide.tsx";
import styles from "./Hero.module.css";

/** The banners on one side of the hero. They are optional, so a failure leaves no gap. */
export function SideBanners({ area }: { area: "left" | "right" }) {
  const { t } = useLingui();
  const nowMs = useNow();
  const { rows, state } = useRead(areaBanners(area, area === "left" ? "sol" : "sag"));
  if (state === "loading") return <SideBannerSkeleton />;
  const banners = showableSlides(rows, nowMs);
  if (banners.length === 0) return null;
  return (
    <div className={styles.side}>
      <Carousel
        label={area === "left" ? t`Duyurular, sol` : t`Duyurular, sağ`}
        slides={banners.map((banner) => (
          <Slide key={banner.id} slide={banner} />
        ))}
      />
    </div>
  );
}
