import { burst } from "./compositions/burst.ts";
import { gathering, landscape, marquee } from "./compositions/in-scene.ts";
import { inlay } from "./compositions/inlay.ts";
import { medallion } from "./compositions/medallion.ts";
import { niche } from "./compositions/niche.ts";
import { poster } from "./compositions/poster.ts";
import { reels } from "./compositions/reels.ts";
import { trio } from "./compositions/trio.ts";

export const compositions = {
  landscape,
  gathering,
  niche,
  medallion,
  burst,
  inlay,
  trio,
  poster,
  marquee,
  reels,
} as const;
export type CompositionName = keyof typeof compositions;
