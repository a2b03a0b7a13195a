/** The Web Lock that a page holds, shared, while nothing may reload it: during a game, a payment, a form. */
export const updateHoldLock = "karo.hold-updates";
