import sharp from "sharp";

/** How to convert a drawing to a WebP picture. */
export interface Raster {
  /** In pixels. */
  readonly width: number;
  /** 1 to 100. The first quality to try. */
  readonly quality: number;
}

/** The size limit in bytes that the page counts on for every picture of a grid. */
export const mostRasterBytes = 12 * 1024;

/** The quality step for pictures that are too large, and the lowest quality that still looks good. */
const qualityStep = 8;
const lowestQuality = 10;

// One thread per picture: the pictures are small, and more threads would take time from calls.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Converts the drawing to WebP. Lowers the quality until the picture is smaller than 12 KB or the quality cannot be lowered
 * further. It takes about 20 ms, in Node's thread pool.
 */
export async function rasterise(svg: string, { width, quality }: Raster): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = Buffer.from(svg);
  for (let tried = quality; ; tried -= qualityStep) {
    const webp = await sharp(drawing).resize({ width }).webp({ quality: tried }).toBuffer();
    if (webp.length < mostRasterBytes || tried - qualityStep < lowestQuality) return new Uint8Array(webp);
  }
}
