import { useQueryClient } from "@tanstack/react-query";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { refetchQuery } from "../api/retry.ts";
import { siteConfig } from "../api/config.ts";
import { errorLock } from "../api/error-lock.ts";
import { useDataFile } from "../api/static-file.ts";
import { callsUnderWay } from "../api/call.ts";
import { useFirstScreenDone, watchFirstScreen } from "../api/first-screen-done.ts";
import { underMaintenance } from "../api/maintenance.ts";
import { useStore } from "../hooks/use-store.ts";
import { session } from "../session/app-session.ts";
import { language, theme } from "../ui/preferences.ts";
import { lazyWithRetry } from "../ui/lazy-with-retry.tsx";
import { isOfMaintenance } from "./maintenance-guard.ts";
import { SiteFooter } from "./SiteFooter.tsx";
import { ErrorLockToast } from "./ErrorLockToast.tsx";
import { Header } from "./Header.tsx";
import { Layout, LoadingBar, SideRail } from "./Layout.tsx";
import { TabBar } from "./TabBar.tsx";
import { useIsWide } from "../ui/use-is-wide.ts";

const loadServices = () => import("./services/PageServices.tsx");
const PageServices = lazyWithRetry(loadServices, "PageServices", { untilItComes: true });
const FootBars = lazyWithRetry(loadServices, "FootBars", { untilItComes: true });
const AccountNav = lazyWithRetry(() => import("./AccountNav.tsx"), "AccountNav", { untilItComes: true });
const HeaderAccount = lazyWithRetry(() => import("./HeaderAccount.tsx"), "HeaderAccount", {
  untilItComes: true,
});

/**
 * The layout around every page, with its data: data files, preferences and client state. During maintenance there is only the
 * notice: every link would lead back to it (product.md 2.1).
 */
export function RootLayout() {
  const queryClient = useQueryClient();
  const isWide = useIsWide();
  const onNotice = useRouterState({ select: ({ location }) => isOfMaintenance(location.pathname) });
  const isClosed = useStore(underMaintenance) || onNotice;
  const isAccount = useIsAccountPage();
  const done = useFirstScreenDone();
  // Runs after the effects of the sections, which send the first queries.
  useEffect(() => watchFirstScreen(queryClient), [queryClient]);
  return (
    <Layout
      header={!isClosed && <SiteHeader />}
      rail={!isClosed && isWide && <SideRail />}
      tabBar={!isClosed && !isWide && <TabBar />}
      accountNav={!isClosed && isWide && isAccount && <AccountNavPlace />}
      footer={!isClosed && <SiteFooter />}
      sessionBar={
        done && (
          <Suspense>
            <FootBars />
          </Suspense>
        )
      }
    >
      <CallsBar />
      {done && (
        <Suspense>
          <PageServices />
        </Suspense>
      )}
      <Outlet />
    </Layout>
  );
}

/** Whether the page is one of a signed-in player's account. */
function useIsAccountPage(): boolean {
  const isSignedIn = useStore(session.state).playerId !== undefined;
  const isBelow = useRouterState({
    select: ({ location }) => /^\/(?:profile|notifications)(?:\/|$)/.test(location.pathname),
  });
  return isSignedIn && isBelow;
}

function AccountNavPlace() {
  return (
    <Suspense>
      <AccountNav />
    </Suspense>
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
        account={
          <Suspense>
            <HeaderAccount />
          </Suspense>
        }
        languages={useDataFile("languages")}
        lang={useStore(language)}
        onLang={language.set}
        theme={useStore(theme)}
        onTheme={theme.set}
      />
      <ErrorLockToast locked={useStore(errorLock)} onRetry={() => refetchQuery(queryClient)} />
    </>
  );
}
