/** A game or table as the search knows it. */
export interface CatalogueRow {
  readonly id: string;
  readonly name: string;
  readonly providerID: string;
  readonly providerName: string;
  readonly image: string;
}

/** Providers and the patterns of pictures' addresses stand once a page, not once a row. */
interface PackedPage {
  readonly providers: readonly (readonly [id: string, name: string])[];
  readonly images: readonly string[];
  readonly rows: readonly (readonly [id: string, name: string, provider: number, image: number])[];
}

/** Stands for the row's id in the address of its picture; no address has it. */
const ownId = "\u0001";

/** A page of the catalogue in few bytes: UTF-8, for browsers keep texts with Turkish letters in two bytes a letter. */
export function packPage(rows: readonly CatalogueRow[]): Uint8Array {
  const providers = new Map<string, number>();
  const images = new Map<string, number>();
  const named: [string, string][] = [];
  const place = (map: Map<string, number>, key: string) => {
    const known = map.get(key);
    if (known !== undefined) return known;
    map.set(key, map.size);
    return map.size - 1;
  };
  const packed: PackedPage = {
    rows: rows.map(({ id, name, providerID, providerName, image }) => {
      if (!providers.has(providerID)) named.push([providerID, providerName]);
      return [id, name, place(providers, providerID), place(images, image.replace(id, ownId))];
    }),
    providers: named,
    images: [...images.keys()],
  };
  return new TextEncoder().encode(JSON.stringify(packed));
}

/** What `packPage` packed. */
export function unpackPage(bytes: Uint8Array): CatalogueRow[] {
  const { providers, images, rows } = JSON.parse(new TextDecoder().decode(bytes)) as PackedPage;
  return rows.map(([id, name, provider, image]) => {
    const [providerID = "", providerName = ""] = providers[provider] ?? [];
    return { id, name, providerID, providerName, image: (images[image] ?? "").replace(ownId, id) };
  });
}
