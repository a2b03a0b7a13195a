import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed. The component renders at once, before the browser takes its picture of the page. */
export function usePrinted(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinted);
}

let isPrinted = false;

function subscribe(onChange: () => void): () => void {
  const set = (to: boolean) => {
    isPrinted = to;
    flushSync(onChange);
  };
  const [begin, end] = [() => set(true), () => set(false)];
  // Not every browser sends both the events and the change of the medium.
  const medium = matchMedia("print");
  const onMedium = () => set(medium.matches);
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  medium.addEventListener("change", onMedium);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
    medium.removeEventListener("change", onMedium);
  };
}
