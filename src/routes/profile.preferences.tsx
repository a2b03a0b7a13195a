import { createFileRoute } from "@tanstack/react-router";
import { downloadAll } from "../app/services/download-all.ts";
import { PreferencesPage } from "../features/preferences/PreferencesPage.tsx";
import { PushSettings } from "../features/push/PushSettings.tsx";
import { InstallPanel } from "../features/preferences/install/InstallPanel.tsx";

/** Not under `_authed`, because visitors have preferences as well. */
export const Route = createFileRoute("/profile/preferences")({ component: Preferences });

function Preferences() {
  return <PreferencesPage downloadAll={downloadAll} notifications={<PushSettings />} install={<InstallPanel />} />;
}
