import { networkInterfaces } from "node:os";

/** Where other devices find a server that listens on every address; none for one that does not. */
export function lanAddresses(host: string): string[] {
  if (host !== "0.0.0.0" && host !== "::") return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}
