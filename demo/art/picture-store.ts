import { drawArt } from "./draw.ts";
import { rasterise } from "./rasterise.ts";
import { entityTag } from "../../operator/http/compression.ts";
import { limitConcurrency } from "../../operator/lib/limit-concurrency.ts";

export interface Picture {
  /** The markup of an SVG or the bytes of a WebP. */
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

type MakePicture = (address: string) => Promise<Picture | undefined>;

/**
 * Two at a time: making a picture keeps a processor busy, and a screenful of them must leave time for calls. Ten screenfuls
 * may wait; the app asks again for a picture that it did not get.
 */
const inTurn = limitConcurrency({ atOnce: 2, mostWaiting: 400 });

/** The picture at an address below /art/, as `addressInWidth` writes it. Undefined when there is none. */
export const pictureAt = pictureStore(
  (address) => inTurn(() => makePicture(address)),
  // Enough for about seven thousand tiles, more than players look at.
  48 * 1024 * 1024,
);

/**
 * A cache of pictures. It makes a picture on the first request, and parallel requests share it. When it exceeds
 * `mostBytes`, it drops the least recently used.
 */
export function pictureStore(make: MakePicture, mostBytes: number): MakePicture {
  const kept = new Map<string, Picture>();
  const onTheirWay = new Map<string, Promise<Picture | undefined>>();
  let bytes = 0;

  function drop(address: string): void {
    bytes -= kept.get(address)?.body.length ?? 0;
    kept.delete(address);
  }

  function keep(address: string, picture: Picture): void {
    kept.set(address, picture);
    bytes += picture.body.length;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  async function makeAndKeep(address: string): Promise<Picture | undefined> {
    try {
      const picture = await make(address);
      if (picture) keep(address, picture);
      return picture;
    } finally {
      onTheirWay.delete(address);
    }
  }

  return async (address) => {
    const known = kept.get(address);
    if (known) {
      drop(address);
      keep(address, known);
      return known;
    }
    const coming = onTheirWay.get(address) ?? makeAndKeep(address);
    onTheirWay.set(address, coming);
    return coming;
  };
}

async function makePicture(address: string): Promise<Picture | undefined> {
  const drawn = drawArt(address);
  if (!drawn) return undefined;
  const body = drawn.raster ? await rasterise(drawn.svg, drawn.raster) : drawn.svg;
  return { body, etag: entityTag(body) };
}

/** Makes one game's picture in advance. The first one is slow, because it loads the whole catalogue. */
export function warmUpPictures(): void {
  // If this fails, the first request for a picture reports it.
  pictureAt("/art/game/10001.webp").catch(() => undefined);
}
