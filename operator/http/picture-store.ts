import { drawArt } from "../art/draw.ts";
import { rasterise } from "../art/rasterise.ts";
import { entityTag } from "./entity-tag.ts";
import { turns } from "./turns.ts";

export interface Picture {
  /** The markup of an SVG, the bytes of a WebP. */
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

type MakePicture = (address: string) => Promise<Picture | undefined>;

/** Two: making one keeps a processor busy, and a screenful of them must leave the calls some. */
const inTurn = turns(2);

/** The picture at an address below /art/, as `addressInWidth` writes it; undefined when there is none. */
export const pictureAt = pictureStore(
  (address) => inTurn(() => makePicture(address)),
  // Seven thousand tiles: all that players look at.
  48 * 1024 * 1024,
);

/**
 * Makes a picture at the first asking and keeps it; whoever asks meanwhile gets the same one. Kept are at most
 * `mostBytes`: the one not seen longest makes room.
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

/** Makes one game's ahead: the first one takes long, because all games are designed for it. */
export function warmUpPictures(): void {
  // Should it fail, whoever asks for a picture hears of it.
  pictureAt("/art/game/10001.webp").catch(() => undefined);
}
