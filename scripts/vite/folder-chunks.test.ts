import { expect, it } from "vitest";
import { folderChunk } from "./folder-chunks.ts";

type ModulesById = Record<string, string[]>;

/** A build's modules: who imports each, statically and on demand, and what each imports. */
function modulesOf(importers: ModulesById, dynamicImporters: ModulesById = {}, importedIds: ModulesById = {}) {
  return {
    getModuleInfo: (id: string) => ({
      importers: importers[id] ?? [],
      dynamicImporters: dynamicImporters[id] ?? [],
      importedIds: importedIds[id] ?? [],
    }),
  };
}
const none = modulesOf({});

it.each([
  ["a feature", "/karo/src/features/home/Hero.tsx", "home"],
  ["a folder in a feature", "/karo/src/features/home/later/Popup.tsx", "home-later"],
  ["another top folder", "/karo/src/client/sections/SectionAge.tsx?query", "client-sections"],
  ["a route without a page", "/karo/src/routes/_authed/me.tsx", null],
  ["a file outside the rooms", "/karo/src/main.tsx", null],
])("%s", (_what, id, chunk) => {
  expect(folderChunk(id, none)).toBe(chunk);
});

it.each([
  ["a feature, before other rooms", ["/karo/src/app/NotFound.tsx", "/karo/src/features/lobby/SlotLobby.tsx"], "lobby"],
  ["another top folder", ["/karo/src/lib/clock.ts", "/karo/src/app/screens/NotFound.tsx"], "app-screens"],
])("puts the code of a route into the chunk of its page, for %s", (_which, importedIds, chunk) => {
  const route = "/karo/src/routes/slot.tsx?tsr-split=component";
  expect(folderChunk(route, modulesOf({}, {}, { [route]: importedIds }))).toBe(chunk);
});

it("puts a library that one folder uses into that folder's chunk, also when a library is between them", () => {
  const modules = modulesOf({
    "/karo/node_modules/a/a.js": ["/karo/src/games/grid/TileGrid.tsx"],
    "/karo/node_modules/@scope/core/core.js": ["/karo/node_modules/a/a.js", "/karo/node_modules/@scope/core/core.js"],
  });
  expect(folderChunk("/karo/node_modules/a/a.js", modules)).toBe("games-grid");
  expect(folderChunk("/karo/node_modules/@scope/core/core.js", modules)).toBe("games-grid");
});

it("gives a library of several folders, and one loaded on demand, its own chunk", () => {
  const shared = "/karo/node_modules/@scope/forms/index.js";
  const later = "/karo/node_modules/later/index.js";
  const modules = modulesOf(
    { [shared]: ["/karo/src/features/login/LoginPage.tsx", "/karo/src/features/security/PasswordForm.tsx"] },
    { [later]: ["/karo/src/session/encrypt.ts"] },
  );
  expect(folderChunk(shared, modules)).toBe("scope-forms");
  expect(folderChunk(later, modules)).toBe("later");
});
