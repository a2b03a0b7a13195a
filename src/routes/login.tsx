import { createFileRoute, useLocation, useRouter } from "@tanstack/react-router";
import { LoginPage } from "../features/login/LoginPage.tsx";
import { useFormHold } from "../platform/use-form-hold.ts";
import { takeReturnUrl } from "../session/return-url.ts";

export const Route = createFileRoute("/login")({ component: Login });

function Login() {
  useFormHold();
  const { history } = useRouter();
  const news = useLocation({ select: ({ state }) => state.loginNews });
  return <LoginPage news={news} onSignedIn={() => history.replace(takeReturnUrl())} />;
}
