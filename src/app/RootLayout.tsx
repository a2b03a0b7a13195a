import { useQueryClient } from "@tanstack/react-query";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { askAgain } from "../client/ask-again.ts";
import { siteConfig } from "../client/config.ts";
import { errorLock } from "../client/error-lock.ts";
import { useDataFile } from "../client/file-query.ts";
import { callsUnderWay } from "../client/loading.ts";
import { useFirstScreenDone, watchFirstScreen } from "../client/first-screen-done.ts";
import { underMaintenance } from "../client/maintenance.ts";
import { useStore } from "../lib/use-store.ts";
import { session } from "../session/app-session.ts";
import { language, theme } from "../session/preferences.ts";
import { lazyWithRetry } from "../ui/lazy-with-retry.tsx";
import { isOfMaintenance } from "./maintenance/maintenance-guard.ts";
import { SiteFooter } from "./footer/SiteFooter.tsx";
import { ErrorLockToast } from "./shell/ErrorLockToast.tsx";
import { Header } from "./shell/Header.tsx";
import { Layout } from "./shell/Layout.tsx";
import { LoadingBar } from "./shell/LoadingBar.tsx";
import { SideRail } from "./shell/SideRail.tsx";
import { TabBar } from "./shell/TabBar.tsx";
import { useIsWide } from "./shell/use-is-wide.ts";

const loadServices = () => import("./services/PageServices.tsx");
const PageServices = lazyWithRetry(async () => (await loadServices()).PageServices, { untilItComes: true });
const SessionProtection = lazyWithRetry(async () => (await loadServices()).SessionProtection, { untilItComes: true });
const HeaderAccount = lazyWithRetry(async () => (await import("./account/HeaderAccount.tsx")).HeaderAccount, { untilItComes: true });

/**
 * The layout around every page, with its data: data files, preferences and client state. During maintenance there is only the
 * notice: every link would lead back to it (product.md 2.1).
 */
export function RootLayout() {
  const queryClient = useQueryClient();
  const isWide = useIsWide();
  const onNotice = useRouterState({ select: ({ location }) => isOfMaintenance(location.pathname) });
  const isClosed = useStore(underMaintenance) || onNotice;
  const done = useFirstScreenDone();
  // Runs after the effects of the sections, which send the first queries.
  useEffect(() => watchFirstScreen(queryClient), [queryClient]);
  return (
    <Layout
      header={!isClosed && <SiteHeader />}
      rail={!isClosed && isWide && <SideRail />}
      tabBar={!isClosed && !isWide && <TabBar />}
      footer={!isClosed && <SiteFooter />}
      sessionBar={done && <Suspense><SessionProtection /></Suspense>}
    >
      <CallsBar />
      {done && <Suspense><PageServices /></Suspense>}
      <Outlet />
    </Layout>
  );
}

/** A separate component, so that the start and end of a call do not re-render the whole shell. */
function CallsBar() {
  return <LoadingBar active={useStore(callsUnderWay) > 0} />;
}

function SiteHeader() {
  const queryClient = useQueryClient();
  const signedIn = useStore(session.state).kind !== "anonymous";
  return (
    <>
      <Header
        brand={siteConfig().brand}
        menu={useDataFile("headerMenu")}
        signedIn={signedIn}
        account={<Suspense><HeaderAccount /></Suspense>}
        languages={useDataFile("languages")}
        lang={useStore(language)}
        onLang={language.set}
        theme={useStore(theme)}
        onTheme={theme.set}
      />
      <ErrorLockToast locked={useStore(errorLock)} onRetry={() => askAgain(queryClient)} />
    </>
  );
}
