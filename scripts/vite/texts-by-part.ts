import type { Plugin, Rolldown } from "vite";
import linguiConfig from "../../lingui.config.ts";

/** Compiled messages by id, in Lingui's format. */
type Messages = Readonly<Record<string, unknown>>;

const textsOf = "\0texts-of:";
const languages = linguiConfig.locales;
/** Module ids have forward slashes on every system, as Vite's `root` has. */
const catalogueOf = (root: string, language: string) => `${root}/src/locales/${language}/messages.po`;

/**
 * Gives every module of the app its own texts (docs/decisions/0006). The catalogue of a language keeps only the texts
 * of modules that `entry` imports statically. Every other module with texts gets an import that adds them, in all
 * languages, before it runs. So a part never waits for its texts, and none can be forgotten. Applies to builds only;
 * in development the catalogues stay complete.
 */
export function textsByPart(entry: string): Plugin {
  let root = "";
  let firstScreen: Promise<ReadonlySet<string>> | undefined;
  /** Strings that look like text ids, by module. */
  const idsIn = new Map<string, readonly string[]>();
  /** Complete catalogues by language. */
  const catalogues = new Map<string, Messages>();

  async function firstScreensTexts(context: Rolldown.PluginContext): Promise<ReadonlySet<string>> {
    firstScreen ??= importedStatically(context, `${root}/${entry}`);
    return new Set([...(await firstScreen)].flatMap((module) => idsIn.get(module) ?? []));
  }

  return {
    name: "karo:texts-by-part",
    apply: "build",
    // Runs after Lingui has compiled the catalogues and its macros have put the ids into the code.
    enforce: "post",
    configResolved: (config) => {
      root = config.root;
    },
    buildStart() {
      firstScreen = undefined;
    },
    async transform(code, id) {
      const language = languages.find((language) => id === catalogueOf(root, language));
      if (language) {
        const whole = compiledMessages(code);
        catalogues.set(language, whole);
        const texts = await firstScreensTexts(this);
        return { code: `export const messages = ${parsed(only(whole, (text) => texts.has(text)))};`, map: null };
      }
      if (id.includes("/node_modules/")) return;
      const ids = Array.from(code.matchAll(/\bid: ?"([^"\\]+)"/g), ([, text = ""]) => text);
      if (ids.length === 0) return;
      idsIn.set(id, ids);
      return { code: `import ${JSON.stringify(textsOf + id)};\n${code}`, map: null };
    },
    resolveId: (id) => (id.startsWith(textsOf) ? id : undefined),
    async load(id) {
      if (!id.startsWith(textsOf)) return;
      const module = id.slice(textsOf.length);
      const known = await firstScreensTexts(this);
      const own = new Set(idsIn.get(module)?.filter((text) => !known.has(text)));
      if (own.size === 0) return { code: "export {};", moduleType: "js" };
      const added: Record<string, Messages> = {};
      for (const language of languages) {
        await this.load({ id: catalogueOf(root, language) });
        added[language] = only(catalogues.get(language) ?? {}, (text) => own.has(text));
      }
      const code = `import { addTexts } from "/src/start/texts.ts";\naddTexts(${parsed(added)});`;
      return { code, moduleType: "js" };
    },
  };
}

/**
 * The modules that `entry` imports statically, directly or indirectly. Excludes what is reached only through
 * `import()`.
 */
async function importedStatically(context: Rolldown.PluginContext, entry: string): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  const visit = async (id: string): Promise<void> => {
    // Text modules and catalogues wait for this walk to end, so loading them here would deadlock.
    if (seen.has(id) || id.startsWith(textsOf) || id.endsWith(".po")) return;
    seen.add(id);
    const { importedIds } = await context.load({ id });
    await Promise.all(importedIds.map(visit));
  };
  await visit(entry);
  return seen;
}

/** Extracts the messages from the module that Lingui generates for a catalogue. */
function compiledMessages(code: string): Messages {
  const [, literal] = /JSON\.parse\((".*")\)/s.exec(code) ?? [];
  if (!literal) throw new Error("Lingui's compiled catalogue has another form than before");
  return JSON.parse(JSON.parse(literal) as string) as Messages;
}

function only(messages: Messages, isWanted: (id: string) => boolean): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => isWanted(id)));
}

/** An expression that evaluates to `value`. Browsers parse JSON faster than an object literal. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
