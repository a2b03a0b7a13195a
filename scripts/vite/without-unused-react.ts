import type { Plugin } from "vite";

/** The react-dom whose functions are named below. They are its private ones: read each use again before you change this. */
const version = "19.3.1";

/**
 * Functions of react-dom that do nothing unless the app uses one of these features, which it does not. A name here
 * is enough for the whole feature: what only these functions call, the minifier leaves out by itself.
 */
const unused: Readonly<Record<string, string>> = {
  "<ViewTransition>": `
    applyViewTransitionToHostInstances commitAfterMutationEffectsOnFiber commitDeletedPairViewTransitions
    commitEnterViewTransitions commitExitViewTransitions commitNestedViewTransitions createViewTransitionInstance
    getViewTransitionName measureNestedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
    restoreViewTransitionOnHostInstances startViewTransition trackEnterViewTransitions`,
  "a ref on <Fragment>": `
    FragmentInstance blurActiveElementWithinFragment commitFragmentInstanceDeletionEffects
    commitFragmentInstanceInsertionEffects commitNewChildToFragmentInstance commitNewChildToFragmentInstances
    deleteChildFromFragmentInstance indexOfEventListener isFragmentInstanceParent scrollTextNodeIntoView
    validateDocumentPositionWithFiberTree`,
  "<Activity>": "updateActivityComponent",
  "<SuspenseList>": "updateSuspenseListComponent",
  useActionState: "dispatchActionState mountActionState rerenderActionState updateActionState",
  hydrateRoot: `
    canHydrateInstance clearHydrationBoundary hideOrUnhideDehydratedBoundary popHydrationState
    prepareToHydrateHostInstance throwOnHydrationMismatch updateDehydratedSuspenseComponent`,
};

/** How our code would use one of them. */
const use = /<ViewTransition\b|<Fragment\b[^>]*\sref=|<Activity\b|SuspenseList\b|\b(?:useActionState|hydrateRoot)\b/;

/**
 * Empties the functions of react-dom that serve only features that the app does not use: 9 kB gzip of the first
 * load. The build fails with another version of React, and when our code begins to use one of the features.
 */
export function withoutUnusedReact(): Plugin {
  return {
    name: "karo:without-unused-react",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith("/react-dom-client.production.js")) return { code: emptied(code), map: null };
      const [feature] = (id.includes("/src/") && !id.includes("/node_modules/") && use.exec(code)) || [];
      if (feature) this.error(`${feature} is left out of the build, see scripts/vite/without-unused-react.ts`);
      return undefined;
    },
  };
}

/** The code of react-dom's client with the functions of `unused` emptied. Throws when one is not there, or twice. */
export function emptied(code: string): string {
  if (!code.includes(`exports.version = "${version}"`)) throw new Error(`react-dom is not ${version}`);
  const names = Object.values(unused).join(" ").trim().split(/\s+/);
  const smaller = names.reduce((all, name) => {
    const parts = all.split(new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}`, "m"));
    if (parts.length !== 2) throw new Error(`react-dom has ${name} ${parts.length - 1} times`);
    return parts.join(`function ${name}() {}`);
  }, code);
  return smaller.replaceAll(/^FragmentInstance\.prototype\.\w+ = function \([\s\S]*?^\};\n/gm, "");
}
