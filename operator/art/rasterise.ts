import sharp from "sharp";

/** How a drawing becomes a WebP picture. */
export interface Raster {
  /** Pixels. */
  readonly width: number;
  /** 1 to 100: what is tried first. */
  readonly quality: number;
}

/** Bytes that the page counts on: no picture of a grid has more. */
export const mostRasterBytes = 12 * 1024;

/** How much worse a picture that is too heavy becomes, and the worst that is still worth looking at. */
const step = 8;
const worst = 10;

// A picture is small: more threads for one would only take them from the calls. None is made twice.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The drawing as WebP of at most 12 KB: what has too much detail for that loses some. Takes some 20 ms of a
 * thread that is not Node's own.
 */
export async function rasterise(svg: string, { width, quality }: Raster): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = Buffer.from(svg);
  for (let tried = quality; ; tried -= step) {
    const webp = await sharp(drawing).resize({ width }).webp({ quality: tried }).toBuffer();
    if (webp.length < mostRasterBytes || tried - step < worst) return new Uint8Array(webp);
  }
}
