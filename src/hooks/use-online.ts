import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

const follow = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/** Returns whether the device has a network, as Query sees it. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, isOnline);
}
