import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { siteConfig } from "../../api/config.ts";
import { useStore } from "../../hooks/use-store.ts";
import { type ByHand, installState, promptInstall } from "../../pwa/install.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import type { Elements } from "../../ui/elements.ts";
import styles from "./Install.module.css";
import text from "../../ui/text.module.css";

/** How to install the app in this browser: its own dialog, the steps by hand, or why it is not possible. Leads to the check of the device. */
export function InstallPanel() {
  const { t } = useLingui();
  const state = useStore(installState);
  const [isDismissed, setIsDismissed] = useState(false);
  const { name } = siteConfig().brand;
  if (state === "installed") {
    return (
      <p>
        <Trans>{name} bu cihaza yüklendi.</Trans>
      </p>
    );
  }
  const install = async () => setIsDismissed((await promptInstall()) !== "accepted");
  return (
    <div className={styles.panel}>
      <p>
        <Trans>Yüklenen uygulama ana ekrandan tek dokunuşla ve tam ekran açılır.</Trans>
      </p>
      {state === "ready" && <Button variant="primary" onClick={() => void install()}>{t`Uygulamayı yükle`}</Button>}
      {(state === "ios" || state === "firefox" || state === "mac-safari") && <InstallSteps browser={state} />}
      {state === "unavailable" && (
        <p className={text.soft}>
          {isDismissed ? (
            <Trans>Yüklenmedi. Tarayıcınızın menüsünden her zaman yükleyebilirsiniz.</Trans>
          ) : (
            <Trans>
              Bu tarayıcı şu anda yükleme sunmuyor. Tarayıcınızın menüsünde “Uygulamayı yükle” varsa oradan
              yükleyebilirsiniz.
            </Trans>
          )}
        </p>
      )}
      <Link to="/device-unsupported" className={buttonClass("quiet", "s")}>
        <Trans>Cihazınızı kontrol edin</Trans>
      </Link>
    </div>
  );
}

/** The steps by which a player installs the app in a browser that has no dialog for it, each with a picture. */
export function InstallSteps({ browser }: { browser: ByHand }) {
  const { t } = useLingui();
  const all: Readonly<Record<ByHand, readonly Step[]>> = {
    ios: [
      { text: t`Tarayıcının çubuğunda Paylaş düğmesine dokunun.`, picture: <BarPicture mark={<Share />} /> },
      { text: t`“Ana Ekrana Ekle” seçeneğine dokunun.`, picture: <MenuPicture mark={<AddToHome />} /> },
      { text: t`“Ekle” ile onaylayın. Uygulama ana ekranda görünür.`, picture: <HomePicture /> },
    ],
    firefox: [
      { text: t`Adres çubuğunun yanındaki üç noktaya dokunun.`, picture: <BarPicture mark={<Dots />} /> },
      { text: t`“Yükle” veya “Ana ekrana ekle” seçeneğine dokunun.`, picture: <MenuPicture mark={<AddToHome />} /> },
      { text: t`“Ekle” ile onaylayın. Uygulama ana ekranda görünür.`, picture: <HomePicture /> },
    ],
    "mac-safari": [
      { text: t`Araç çubuğunda Paylaş düğmesine tıklayın.`, picture: <BarPicture mark={<Share />} isTop /> },
      { text: t`“Dock’a Ekle” seçeneğine tıklayın.`, picture: <MenuPicture mark={<AddToHome />} /> },
      { text: t`“Ekle” ile onaylayın. Uygulama Dock’ta görünür.`, picture: <HomePicture /> },
    ],
  };
  return (
    <ol className={styles.steps}>
      {all[browser].map(({ text, picture }) => (
        <li key={text} className={styles.step}>
          <svg className={styles.picture} viewBox="0 0 72 96" aria-hidden="true" focusable="false">
            <rect className={styles.device} x="6" y="2" width="60" height="92" rx="9" />
            {picture}
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

interface Step {
  readonly text: string;
  /** SVG elements. The device's outline is 60 wide and 92 high, and begins at (6, 2). */
  readonly picture: Elements;
}

/** A page with the browser's bar, and in it the button to press. */
function BarPicture({ mark, isTop = false }: { mark: Elements; isTop?: boolean }) {
  const top = isTop ? 8 : 74;
  return (
    <>
      <path className={styles.lines} d={isTop ? "M14 40h44M14 52h44M14 64h28" : "M14 16h44M14 28h44M14 40h28"} />
      <rect className={styles.bar} x="10" y={top} width="52" height="14" rx="5" />
      <g transform={`translate(36 ${top + 7})`}>
        <circle className={styles.halo} r="11" />
        {mark}
      </g>
    </>
  );
}

/** A menu with the entry to choose. */
function MenuPicture({ mark }: { mark: Elements }) {
  return (
    <>
      <rect className={styles.bar} x="10" y="26" width="52" height="62" rx="6" />
      <path className={styles.lines} d="M18 38h26M18 50h20M18 78h24" />
      <rect className={styles.chosen} x="13" y="56" width="46" height="14" rx="4" />
      <path className={styles.onChosen} d="M18 63h20" />
      <g transform="translate(51 63) scale(.7)">{mark}</g>
    </>
  );
}

/** A home screen with the app among others. */
function HomePicture() {
  return (
    <>
      {[14, 31, 48].map((x) =>
        [16, 34].map((y) => (
          <rect key={`${x} ${y}`} className={styles.bar} x={x} y={y} width="11" height="11" rx="3" />
        )),
      )}
      <circle className={styles.halo} cx="36" cy="66" r="15" />
      <path className={styles.tile} d="M36 54 48 66 36 78 24 66z" />
    </>
  );
}

function Share() {
  return <path className={styles.mark} d="M-3.5-1.5h-1.5v6h10v-6h-1.5M0 1v-7M-2.500-3.500 0-6l2.500 2.500" />;
}

function Dots() {
  return <path className={styles.mark} d="M0-4v.1M0 0v.1M0 4v.1" />;
}

function AddToHome() {
  return <path className={styles.mark} d="M-5-5h10v10h-10zM0-2.5v5M-2.5 0h5" />;
}
