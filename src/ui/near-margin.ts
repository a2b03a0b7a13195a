/**
 * How near the viewport a section is fetched: far enough that it is there when the player scrolls to it, and near
 * enough that it does not slow down the first screen.
 */
export const nearMargin = "160px 0px";
