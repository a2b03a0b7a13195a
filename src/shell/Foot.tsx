import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useReportedHeight } from "../hooks/use-reported-height.ts";
import type { Elements } from "../ui/elements.ts";
import styles from "./Foot.module.css";
import { afterScroll } from "./tab-bar-shown.ts";

export interface FootProps {
  /** Above the tab bar. */
  sessionBar: Elements;
  tabBar: Elements;
}

/**
 * The bars at the foot of the screen, as one stack: the only thing that stays there. It reports its height, so that the
 * page ends above it, and what appears above it has its place (src/ui/tokens.css).
 */
export function Foot({ sessionBar, tabBar }: FootProps) {
  useTabBarAway();
  return (
    <div ref={useReportedHeight("--foot-stack")} className={styles.foot} data-foot>
      {sessionBar}
      {tabBar}
    </div>
  );
}

/** Takes the tab bar away while the player scrolls down: `<html data-tab-bar="away">`. Every page begins with the bar. */
function useTabBarAway(): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const root = document.documentElement;
    let state = { isShown: true, turnedAt: scrollY, y: scrollY };
    const show = (isShown: boolean) => (isShown ? delete root.dataset["tabBar"] : (root.dataset["tabBar"] = "away"));
    const onScroll = () => {
      state = afterScroll(state, scrollY, root.scrollHeight - innerHeight);
      show(state.isShown);
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      show(true);
    };
  }, [path]);
}
