/** The pictures of the matrix (matrix.spec.ts), and a page that shows all of them. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Cell, cellsOf, looks, places, visitors } from "./matrix.ts";

const folder = join(import.meta.dirname, "../../.cache/matrix");

/** The name of a cell's picture: letters, digits and hyphens, so that an address and a file system take it as it is. */
export function pictureOf({ place, look, visitor }: Cell): string {
  const words = `${visitor} ${look.name} ${place.address === "/" ? "home" : place.address}`;
  return `${words.replace(/[^a-z0-9]+/gi, "-").toLowerCase()}.jpg`;
}

/** Takes the picture of a cell that is on screen. */
export async function takePicture(page: Page, cell: Cell): Promise<void> {
  await page.screenshot({ path: join(folder, pictureOf(cell)), type: "jpeg", quality: 60 });
}

/** Writes `.cache/matrix/index.html`: a row for each address, with its pictures in all looks. */
export async function writeContactSheet(): Promise<void> {
  const rows = visitors.flatMap((visitor) => {
    const cells = cellsOf(visitor);
    return places.map(({ address }) => {
      const pictures = cells
        .filter(({ place }) => place.address === address)
        .map(
          (cell) =>
            `<a href="${pictureOf(cell)}"><img src="${pictureOf(cell)}" loading="lazy" alt="${cell.look.name}"></a>`,
        );
      return `<h2>${address}, ${visitor}</h2>\n<p>${pictures.join("\n")}</p>`;
    });
  });
  const page = `<!doctype html>
<meta charset="utf-8">
<title>${places.length} addresses in ${looks.length} looks</title>
<style>
  body { font: 14px system-ui; background: #888 }
  h2 { font-size: 1rem; margin: 1rem 0 0 }
  p { display: flex; gap: 8px; overflow-x: auto; margin: 4px 0 }
  img { block-size: 320px; min-inline-size: 80px; background: #666 }
</style>
${rows.join("\n")}
`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), page);
}
