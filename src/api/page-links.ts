import { linkOptions } from "@tanstack/react-router";

// Pages with a part of the address that may be left out. It must be said that it is: the router would otherwise keep the part
// of the page that the link is on.

export const limitsLink = linkOptions({ to: "/profile/limits/{-$part}", params: { part: undefined } });
export const securityLink = linkOptions({ to: "/profile/security/{-$part}", params: { part: undefined } });
export const depositLink = linkOptions({ to: "/profile/deposit/{-$methodID}", params: { methodID: undefined } });
export const withdrawLink = linkOptions({ to: "/profile/withdraw/{-$methodID}", params: { methodID: undefined } });
export const bankAccountsLink = linkOptions({ to: "/profile/bank-accounts/{-$id}", params: { id: undefined } });

/** The sports book. */
export const sportsLink = linkOptions({
  to: "/play/$type/$id/{-$x}/{-$providerName}",
  params: { type: "virtual", id: "betframe", x: "sport", providerName: undefined },
});
