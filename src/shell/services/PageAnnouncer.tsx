import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";

/**
 * Announces each further page to screen readers, by its title, as a browser does for a new document. If the control
 * that led there is gone, it also moves the focus to the page, so that reading and Tab continue there. A change of
 * filters keeps the title, so nothing is announced.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    let title = document.title;
    let hasNavigated = false;
    const follow = () => {
      if (document.title === title || router.state.status === "pending") return;
      title = document.title;
      if (!hasNavigated) return;
      setAnnounced(title);
      // The browser moves the focus here when the focused element is removed.
      const isLost = document.activeElement === document.body;
      if (isLost) document.getElementById("main")?.focus({ preventScroll: true });
    };
    // Some pages set their title after they are rendered.
    const observer = new MutationObserver(follow);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    const leave = router.subscribe("onRendered", ({ fromLocation }) => {
      hasNavigated ||= fromLocation !== undefined;
      follow();
    });
    return () => {
      observer.disconnect();
      leave();
    };
  }, [router]);
  // Outside `<main>`, which has the live regions of the page itself.
  return createPortal(
    <p role="status" className="visually-hidden">
      {announced}
    </p>,
    document.body,
  );
}
