import type { SeedPlayer } from "../../demo/player.ts";

export const testPassword = "Deneme-1";

/** The secret of RFC 6238's test vectors. */
export const testSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

const player = (number: number, username: string, more: Partial<SeedPlayer> = {}): SeedPlayer => ({
  username,
  password: testPassword,
  firstName: "Ada",
  lastName: "Deneme",
  birthDate: "1990-05-17",
  nationalId: nationalIds[number] ?? "",
  city: "İzmir",
  address: "Deneme Sokak 1",
  email: `${username}@test.example`,
  phone: `+90500000010${number}`,
  language: "tr",
  rid: 10,
  active: true,
  twoFactor: { method: "none" },
  openingBalance: "1250.50",
  ...more,
});

const nationalIds = ["10000000146", "10000000764", "10000000832", "10000000900", "10000000214", "10000000382"];

export const testPlayers: readonly SeedPlayer[] = [
  player(0, "sade"),
  player(1, "kod", { twoFactor: { method: "ga", secret: testSecret }, language: "en" }),
  player(2, "mesaj", { twoFactor: { method: "sms" } }),
  player(3, "yirmi", { rid: 20 }),
  player(4, "kapali", { active: false }),
  player(5, "baska", { openingBalance: "7.00" }),
];
