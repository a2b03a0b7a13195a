/** What a tile of a lobby gets. */
export interface TileProps<Item> {
  item: Item;
  /** It may be flying by: its picture is not yet worth fetching. */
  hurried: boolean;
  onDetails: (item: Item) => void;
}
