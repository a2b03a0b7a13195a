import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { useModule } from "../../ui/use-module.ts";

const loadPasskeyLogin = () => import("./passkey/PasskeyLogin.tsx");
const signs = ["pointerdown", "keydown", "focusin"] as const;

/** The button that logs in with a passkey. Its code loads at the first touch or key press on the page, often this one. */
export function PasskeyButton() {
  const [isTouched, setTouched] = useState(false);
  const [presses, setPresses] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const PasskeyLogin = useModule(loadPasskeyLogin, isTouched)?.PasskeyLogin;
  useEffect(() => {
    const touch = () => setTouched(true);
    for (const sign of signs) addEventListener(sign, touch);
    return () => {
      for (const sign of signs) removeEventListener(sign, touch);
    };
  }, []);
  return (
    <>
      {PasskeyLogin && <PasskeyLogin presses={presses} onBusy={setBusy} />}
      <Button busy={isBusy} onClick={() => setPresses(presses + 1)}>
        <Trans>Geçiş anahtarıyla giriş yap</Trans>
      </Button>
    </>
  );
}
