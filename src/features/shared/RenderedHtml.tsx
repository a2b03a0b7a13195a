import { useMemo } from "react";
import { htmlToReact } from "./html-to-react.tsx";
import { sanitise } from "./sanitiser.ts";
import styles from "./RenderedHtml.module.css";

/** What `SafeHtml` loads: the sanitiser weighs more than most pages that need it. */
export default function RenderedHtml({ html }: { html: string }) {
  const content = useMemo(() => htmlToReact(sanitise(html).childNodes), [html]);
  return <div className={styles.content}>{content}</div>;
}
