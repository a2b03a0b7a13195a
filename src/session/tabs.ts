import * as v from "valibot";
import { endReasons } from "./state.ts";

const tabMessage = v.object({
  /** Ciphertext of the session or auth record that came to its end. */
  sid: v.string(),
  reason: v.picklist(endReasons),
});
/** What a tab tells the others when it ends a session; storage events do not say why. */
export type TabMessage = v.InferOutput<typeof tabMessage>;

/** The session's link between the tabs of one browser. */
export interface TabLink {
  readonly post: (message: TabMessage) => void;
  readonly listen: (listener: TabListener) => void;
}

export interface TabListener {
  /** What is stored may have been changed by another tab. */
  readonly onChange: () => void;
  readonly onMessage: (message: TabMessage) => void;
}

/** Storage events, a BroadcastChannel where there is one, and a look whenever the page returns. */
export function browserTabs(): TabLink {
  const channel = openChannel();
  return {
    post: (message) => channel?.postMessage(message),
    listen({ onChange, onMessage }) {
      channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (v.is(tabMessage, data)) onMessage(data);
      });
      addEventListener("storage", onChange);
      // A page in the back-forward cache hears nothing of what happens meanwhile.
      addEventListener("pageshow", onChange);
      document.addEventListener("visibilitychange", onChange);
    },
  };
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel("karo.session");
  } catch {
    // An old browser, or one that forbids storage: storage events are all there is.
    return undefined;
  }
}
