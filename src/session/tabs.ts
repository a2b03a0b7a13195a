import * as v from "valibot";
import { endReasons } from "./core.ts";

const tabMessage = v.object({
  /** The sid, as ciphertext, of the session that ended. */
  sid: v.string(),
  reason: v.picklist(endReasons),
});
/** Sent to the other tabs when a tab ends a session: storage events do not give the reason. */
export type TabMessage = v.InferOutput<typeof tabMessage>;

/** The session's link between the tabs of one browser. */
export interface TabLink {
  readonly post: (message: TabMessage) => void;
  readonly listen: (listener: TabListener) => void;
}

export interface TabListener {
  /** Another tab may have changed the storage. */
  readonly onChange: () => void;
  readonly onMessage: (message: TabMessage) => void;
}

/**
 * Links tabs by storage events and, if available, a BroadcastChannel. It also checks the storage whenever the page
 * becomes visible.
 */
export function browserTabs(): TabLink {
  const channel = openChannel();
  return {
    post: (message) => channel?.postMessage(message),
    listen({ onChange, onMessage }) {
      channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (v.is(tabMessage, data)) onMessage(data);
      });
      addEventListener("storage", onChange);
      // A page in the back-forward cache receives no events.
      addEventListener("pageshow", onChange);
      document.addEventListener("visibilitychange", onChange);
    },
  };
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel("karo.session");
  } catch {
    // An old browser, or one that forbids storage: only storage events are left.
    return undefined;
  }
}
