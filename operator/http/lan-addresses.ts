import { networkInterfaces } from "node:os";

/** The addresses at which other devices find a server that listens on all interfaces. Empty for other servers. */
export function lanAddresses(host: string): string[] {
  if (host !== "0.0.0.0" && host !== "::") return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}
