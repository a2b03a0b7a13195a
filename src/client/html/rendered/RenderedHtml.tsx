import { useMemo } from "react";
import { htmlToReact } from "./html-to-react.tsx";
import { sanitise } from "./sanitiser.ts";
import styles from "./RenderedHtml.module.css";

/** Loaded by `SafeHtml` on demand, because the sanitiser is larger than most pages that use it. */
export default function RenderedHtml({ html }: { html: string }) {
  const content = useMemo(() => htmlToReact(sanitise(html).childNodes), [html]);
  return <div className={styles.content}>{content}</div>;
}
