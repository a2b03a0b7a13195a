/**
 * The Web Lock (in shared mode) that a page holds while it must not be reloaded: during a game, a payment or a form.
 */
export const updateHoldLock = "karo.hold-updates";
