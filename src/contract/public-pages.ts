/** The pages that are public and can be shared, with their addresses (contract.md, Paths of the site). */
import { infTypes } from "./information.ts";
import { informationPath } from "./information-paths.ts";

/** Addresses in the default language. An operator adds single promotions and tournaments. */
export const publicPaths: readonly string[] = [
  "/",
  "/slot",
  "/live",
  "/promotions",
  "/tournaments",
  // These two are parts of other pages.
  ...infTypes.filter((type) => type !== "SocialMediaLinks" && type !== "bottomBarInfo").map(informationPath),
];

/** Pages for signed-in players, pages opened from e-mails, and addresses that are not the front end's. */
export const privatePaths: readonly string[] = [
  "/profile",
  "/me",
  "/favorites",
  "/notifications",
  "/play",
  "/account_reset",
  "/register-account-confirm",
  "/maintenance",
  "/endpoint",
  "/operator",
];
