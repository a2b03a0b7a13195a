import type { Plugin } from "vite";

/** The version of react-dom whose private functions are listed below. Review every use of them before changing this. */
const version = "19.3.1";

/**
 * Functions of react-dom that do nothing unless the app uses the feature, which it does not. The list need not be
 * complete: the minifier also removes functions that are called only by these.
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
    attemptExplicitHydrationTarget attemptReplayContinuousQueuedEvent canHydrateInstance clearHydrationBoundary
    clearIfContinuousEvent hideOrUnhideDehydratedBoundary popHydrationState prepareToHydrateHostInstance
    queueIfContinuousEvent retryIfBlockedOn throwOnHydrationMismatch updateDehydratedSuspenseComponent`,
  "preload, preconnect and their like": `
    preconnect preconnectAs prefetchDNS preinitModuleScript preinitScript preinitStyle preload preloadModule`,
};

/** Matches code that uses one of these features. */
const use = /<ViewTransition\b|<Fragment\b[^>]*\sref=|<Activity\b|SuspenseList\b|\b(?:useActionState|hydrateRoot)\b|import \{[^}]*\bpre[a-zA-Z]+\b[^}]*\} from "react-dom"/;

/**
 * Empties the functions of react-dom that serve only features that the app does not use. This saves 11 kB gzip of the
 * first load. The build fails if React has another version, or if our code starts to use one of the features.
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

/**
 * Returns the code of react-dom's client with the functions of `unused` emptied. Throws if one is missing or occurs
 * twice.
 */
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
