import { createFileRoute, notFound } from "@tanstack/react-router";
import { OverviewPage } from "../../features/security/OverviewPage.tsx";
import { PasskeysPage } from "../../features/security/passkeys/PasskeysPage.tsx";
import { AuthenticatorPage } from "../../features/security/second-factor/AuthenticatorPage.tsx";
import { SmsPage } from "../../features/security/second-factor/SmsPage.tsx";
import { SessionsPage } from "../../features/security/SessionsPage.tsx";
import { useDeferredUpdates } from "../../pwa/use-deferred-updates.ts";

const parts = new Set<string | undefined>([undefined, "authenticator", "sms", "passkeys", "sessions"]);

export const Route = createFileRoute("/_authed/profile/security/{-$part}")({
  loader: ({ params: { part } }) => {
    if (!parts.has(part)) throw notFound();
  },
  component: Security,
});

function Security() {
  useDeferredUpdates();
  const { part } = Route.useParams();
  if (part === undefined) return <OverviewPage />;
  if (part === "authenticator") return <AuthenticatorPage />;
  if (part === "sms") return <SmsPage />;
  if (part === "passkeys") return <PasskeysPage />;
  return <SessionsPage />;
}
