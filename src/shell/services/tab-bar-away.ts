import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/** What a scrolled page tells about whether the player wants the tab bar. All in CSS pixels. */
export interface ScrollState {
  readonly isShown: boolean;
  /** Where the direction of scrolling last changed. */
  readonly turnedAt: number;
  readonly y: number;
}

/** Less than this is not a decision: a finger trembles, and the browser corrects positions. */
const least = { down: 24, up: 8 };

/**
 * The state after the page has been scrolled to `y`, of at most `most`. Scrolling down takes the bar away, scrolling up
 * brings it back, and so does either end of the page.
 */
export function afterScroll(before: ScrollState, y: number, most: number): ScrollState {
  const hasTurned = (y - before.y) * (before.y - before.turnedAt) < 0;
  const turnedAt = hasTurned ? before.y : before.turnedAt;
  const moved = y - turnedAt;
  const isAtEnd = y <= least.down || y >= most - least.up;
  const isShown = isAtEnd || moved < -least.up || (before.isShown && moved <= least.down);
  return { isShown, turnedAt, y };
}

/** Takes the tab bar away while the player scrolls down: `<html data-tab-bar="away">`. Every page begins with the bar. */
export function useTabBarAway(): void {
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
