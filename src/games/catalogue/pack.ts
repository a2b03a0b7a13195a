/** A game or table in the search. */
export interface CatalogueRow {
  readonly id: string;
  readonly name: string;
  readonly providerID: string;
  readonly providerName: string;
  readonly image: string;
}

/** Providers and the patterns of picture addresses are stored once per page, not per row. */
interface PackedPage {
  readonly providers: readonly (readonly [id: string, name: string])[];
  readonly images: readonly string[];
  readonly rows: readonly (readonly [id: string, name: string, provider: number, image: number])[];
}

/** Replaces the row's id in a picture's address. No address contains this character. */
const ownId = "\u0001";

/** Packs a page of the catalogue as UTF-8. Browsers store strings with Turkish letters in two bytes per letter. */
export function packPage(rows: readonly CatalogueRow[]): Uint8Array {
  const providers = new Map<string, number>();
  const images = new Map<string, number>();
  const named: [string, string][] = [];
  const indexIn = (map: Map<string, number>, key: string) => {
    const known = map.get(key);
    if (known !== undefined) return known;
    map.set(key, map.size);
    return map.size - 1;
  };
  const packed: PackedPage = {
    rows: rows.map(({ id, name, providerID, providerName, image }) => {
      if (!providers.has(providerID)) named.push([providerID, providerName]);
      return [id, name, indexIn(providers, providerID), indexIn(images, image.replace(id, ownId))];
    }),
    providers: named,
    images: [...images.keys()],
  };
  return new TextEncoder().encode(JSON.stringify(packed));
}

/** The inverse of `packPage`. */
export function unpackPage(bytes: Uint8Array): CatalogueRow[] {
  const { providers, images, rows } = JSON.parse(new TextDecoder().decode(bytes)) as PackedPage;
  return rows.map(([id, name, provider, image]) => {
    const [providerID = "", providerName = ""] = providers[provider] ?? [];
    return { id, name, providerID, providerName, image: (images[image] ?? "").replace(ownId, id) };
  });
}
