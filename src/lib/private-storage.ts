/**
 * Where features keep what is a player's: keys of localStorage and sessionStorage, names of IndexedDB databases
 * and of caches begin with one of these, so that nobody has to be remembered when the player leaves.
 */
export const privatePrefix = "karo.player.";

/** What a player was typing: it outlives a session that was lost, for the same player (spec §3, drafts). */
export const draftPrefix = "karo.draft.";
