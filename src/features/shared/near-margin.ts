/**
 * How near the viewport a section must be to be fetched. Far enough that a scrolling thumb finds it
 * there, near enough that the first screen does not pay for it.
 */
export const nearMargin = "160px 0px";
