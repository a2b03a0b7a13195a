import { createFileRoute } from "@tanstack/react-router";
import { downloadAll } from "../shell/services/download-all.ts";
import { PreferencesPage } from "../features/preferences/PreferencesPage.tsx";
import { PushSettings } from "../features/notifications/PushSettings.tsx";
import { InstallPanel } from "../features/preferences/InstallPanel.tsx";

/** Not under `_authed`, because visitors have preferences as well. */
export const Route = createFileRoute("/profile/preferences")({ component: Preferences });

function Preferences() {
  return <PreferencesPage downloadAll={downloadAll} notifications={<PushSettings />} install={<InstallPanel />} />;
}
