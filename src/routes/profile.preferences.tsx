import { createFileRoute } from "@tanstack/react-router";
import { downloadAll } from "../app/services/download-all.ts";
import { PreferencesPage } from "../features/preferences/PreferencesPage.tsx";
import { InstallPanel } from "../features/preferences/install/InstallPanel.tsx";
import { PushSettings } from "../features/push/PushSettings.tsx";

/** Not under `_authed`: visitors have preferences, too. */
export const Route = createFileRoute("/profile/preferences")({ component: Preferences });

function Preferences() {
  return <PreferencesPage downloadAll={downloadAll} install={<InstallPanel />} notifications={<PushSettings />} />;
}
