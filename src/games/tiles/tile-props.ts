/** The props of a tile in a lobby. */
export interface TileProps<Item> {
  item: Item;
  /** The tile may only be scrolled past, so its picture is not fetched yet. */
  hurried: boolean;
  onDetails: (item: Item) => void;
}
