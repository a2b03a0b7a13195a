import { drawArt } from "../art/draw.ts";
import { entityTag } from "./entity-tag.ts";

export interface Picture {
  readonly svg: string;
  readonly etag: string;
}

/** About 10 KB each: all that players look at, and no more memory than a database's page cache. */
const mostKept = 2_000;
const kept = new Map<string, Picture>();

/** The picture at an address below /art/, drawn at the first asking; the one not seen longest makes room. */
export function pictureAt(address: string): Picture | undefined {
  const picture = kept.get(address) ?? draw(address);
  if (!picture) return undefined;
  kept.delete(address);
  kept.set(address, picture);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return picture;
}

function draw(address: string): Picture | undefined {
  const drawn = drawArt(address);
  return drawn && { svg: drawn.svg, etag: entityTag(drawn.svg) };
}

/** Draws one game ahead: the first one takes long, because all games are designed for it. */
export function warmUpPictures(): void {
  pictureAt("/art/game/10001.svg");
}
