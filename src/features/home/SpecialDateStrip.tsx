import { readOptions } from "../../api/query.ts";
import { useRead } from "../../api/use-read.ts";
import { cmsGetSpecialDateInf } from "../../contract/cms.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useNow } from "../../hooks/use-now.ts";
import { usePictureFailure } from "../../hooks/use-picture-failure.ts";
import { isShowable } from "./showable.ts";
import styles from "./Slide.module.css";

/** The operator's messages for special days. */
const specialDates = () => readOptions(cmsGetSpecialDateInf, {});

/** One line about a special day, such as a national holiday. A failure to load it is not shown. */
export function SpecialDateStrip() {
  const nowMs = useNow();
  const special = useRead(specialDates()).rows.find((item) => isShowable(item, nowMs));
  if (!special) return null;
  return (
    <p className={styles.strip}>
      <Sign key={special.image} image={special.image ?? ""} />
      <span>{special.title}</span>
    </p>
  );
}

/** The picture of the day. Without one, and until one that has failed is asked for again, a tulip. */
function Sign({ image }: { image: string }) {
  const { failed, attempt, onError } = usePictureFailure(image);
  if (!image || failed) return <Icon name="tulip" />;
  return <img key={attempt} className={styles.image} src={image} alt="" decoding="async" onError={onError} />;
}
