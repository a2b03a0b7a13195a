/** Where a game of the casino is played. */
export function slotPath(gameID: string): string {
  return `/play/slot/${encodeURIComponent(gameID)}`;
}

/** Where a table of the live casino is played. */
export function tablePath(tableID: string): string {
  return `/play/live/${encodeURIComponent(tableID)}`;
}
