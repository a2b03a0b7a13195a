import { createFileRoute, useLocation, useRouter } from "@tanstack/react-router";
import { LoginPage } from "../features/login/LoginPage.tsx";
import { useDeferredUpdates } from "../pwa/use-deferred-updates.ts";
import { consumeReturnUrl } from "../lib/return-url.ts";

export const Route = createFileRoute("/login")({ component: Login });

function Login() {
  useDeferredUpdates();
  const { history } = useRouter();
  const news = useLocation({ select: ({ state }) => state.loginNews });
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const leave = () => {
    // The player may have left already, while this page is still shown because the next one is loading.
    if (history.location.pathname === "/login") history.replace(consumeReturnUrl());
  };
  return <LoginPage news={news} visit={visit} onSignedIn={leave} />;
}
