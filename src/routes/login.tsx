import { createFileRoute, useLocation, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { LoginPage } from "../features/login/LoginPage.tsx";
import { playAddressOf } from "../features/play/play-address.ts";
import { lookUpGame } from "../shell/look-up-game.ts";
import { useDeferredUpdates } from "../pwa/use-deferred-updates.ts";
import { consumeReturnUrl, storedReturnUrl } from "../lib/return-url.ts";

export const Route = createFileRoute("/login")({ component: Login });

function Login() {
  useDeferredUpdates();
  const { history } = useRouter();
  const news = useLocation({ select: ({ state }) => state.loginNews });
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const [address] = useState(() => playAddressOf(storedReturnUrl() ?? ""));
  const leave = () => {
    // The player may have left already, while this page is still shown because the next one is loading.
    if (history.location.pathname === "/login") history.replace(consumeReturnUrl());
  };
  return <LoginPage news={news} visit={visit} onSignedIn={leave} game={address && { address, lookUp: lookUpGame }} />;
}
