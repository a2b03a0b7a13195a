import { createFileRoute, useLocation, useRouter } from "@tanstack/react-router";
import { LoginPage } from "../features/login/LoginPage.tsx";
import { useFormHold } from "../pwa/use-form-hold.ts";
import { takeReturnUrl } from "../session/return-url.ts";

export const Route = createFileRoute("/login")({ component: Login });

function Login() {
  useFormHold();
  const { history } = useRouter();
  const news = useLocation({ select: ({ state }) => state.loginNews });
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const leave = () => {
    // The player may have left already, while this page is still shown because the next one is loading.
    if (history.location.pathname === "/login") history.replace(takeReturnUrl());
  };
  return <LoginPage news={news} visit={visit} onSignedIn={leave} />;
}
