import { type RefObject, useLayoutEffect, useState } from "react";
import { type GridGeometry, gridGeometry, type TileShape } from "./geometry.ts";

/** Returns the geometry of the grid in `ref`, before the first paint and after each change of width or text size. */
export function useGridGeometry(ref: RefObject<HTMLElement | null>, shape: TileShape): GridGeometry | undefined {
  const [geometry, setGeometry] = useState<GridGeometry>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = gridGeometry(shape, element.clientWidth, rem);
      setGeometry((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, shape]);
  return geometry;
}
