/** Which pages anybody may find and share, and under which addresses (contract §1, paths of the site). */
import { infTypes } from "./information.ts";
import { informationPath } from "./information-paths.ts";

/** Of each its address in the default language. An operator has more: single promotions and tournaments. */
export const publicPaths: readonly string[] = [
  "/",
  "/slot",
  "/live",
  "/promotions",
  "/tournaments",
  // Shown as parts of other pages, not as pages to be found.
  ...infTypes
    .filter((type) => type !== "SocialMediaLinks" && type !== "bottomBarInfo")
    .map(informationPath),
];

/** What only a player sees, what a mail's link opens, and what is not the front end's. */
export const privatePaths: readonly string[] = [
  "/profile", "/me", "/favorites", "/notifications", "/play", "/account_reset", "/register-account-confirm",
  "/maintenance", "/endpoint", "/operator",
];
