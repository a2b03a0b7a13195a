import { createFileRoute, useLocation, useRouter } from "@tanstack/react-router";
import { LoginPage } from "../features/auth/login/LoginPage.tsx";
import { takeReturnUrl } from "../session/return-url.ts";

export const Route = createFileRoute("/login")({ component: Login });

function Login() {
  const { history } = useRouter();
  const news = useLocation({ select: ({ state }) => state.loginNews });
  return <LoginPage news={news} onSignedIn={() => history.replace(takeReturnUrl())} />;
}
