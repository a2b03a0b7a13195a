/**
 * A folder of `src` is a chunk: its files are loaded together. The code that a route loads on demand, its loader and
 * its component, is in the chunk of its page's folder, because a separate file would be one more request before the
 * page. Modules that the first screen imports statically are in the entry's chunks already (tag `$initial` in
 * vite.config.ts), so a folder's chunk holds the others.
 */
interface Modules {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; dynamicImporters: readonly string[]; importedIds: readonly string[] } | null;
}

/** The chunk of a module by its id, or null to leave the module to the bundler. */
export function folderChunk(id: string, modules: Modules): string | null {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  if (!library) return chunkOf(folderOf(id)?.startsWith("routes") ? folderOfPage(id, modules) : folderOf(id));
  const users = new Set(foldersThatUse(id, modules));
  const [user] = users;
  // A library that one folder uses is in its chunk. Others, and those that are loaded on demand, have a chunk per
  // package. One chunk per scope would load a page's packages together with those of the start.
  return (users.size === 1 && chunkOf(user)) || library.replace("@", "").replace("/", "-");
}

function folderOf(id: string): string | undefined {
  return /\/src\/([^?]+)\/[^/]+$/.exec(id.split("?")[0] ?? "")?.[1];
}

/** The folder of the component that a route shows: the first of a feature, or else the first of all. */
function folderOfPage(id: string, modules: Modules): string | undefined {
  const components = (modules.getModuleInfo(id)?.importedIds ?? []).filter((one) => /\/src\/[^?]+\.tsx$/.test(one));
  return folderOf(components.find((one) => one.includes("/src/features/")) ?? components[0] ?? "");
}

function chunkOf(folder: string | undefined): string | null {
  if (!folder) return null;
  return folder.replace(/^features\//, "").replaceAll("/", "-");
}

/** The folders whose files import a library's module, directly or through other libraries. */
function foldersThatUse(id: string, modules: Modules, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const info = modules.getModuleInfo(id);
  if (!info || info.dynamicImporters.length > 0) return ["", id];
  return info.importers.flatMap((importer) =>
    importer.includes("/node_modules/") ? foldersThatUse(importer, modules, seen) : [folderOf(importer) ?? ""],
  );
}
