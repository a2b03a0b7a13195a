/** Where the operator takes what the app reports about itself (site/take-beacons.ts). */
export const beaconPath = "/monitoring";
