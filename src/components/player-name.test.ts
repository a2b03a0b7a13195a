import { expect, test } from "vitest";
import { displayName, initials } from "./player-name.ts";

test.each([
  [{ firstname: "Deniz", lastname: "Örnek" }, "Deniz Örnek", "DÖ"],
  [{ firstname: "irem", lastname: "ışık" }, "irem ışık", "İI"],
  [{ firstname: " Ekin " }, "Ekin", "EB"],
  [{ lastname: "Örnek" }, "Örnek", "RÖ"],
  [{}, "denizoyuncu", "RB"],
  [{ firstname: "", lastname: "  " }, "denizoyuncu", "RB"],
  [{ firstname: "𝒜da", lastname: "Öz" }, "𝒜da Öz", "𝒜Ö"],
])("%j", (names, name, letters) => {
  expect(displayName({ username: "denizoyuncu", ...names })).toBe(name);
  expect(initials(names)).toBe(letters);
});
