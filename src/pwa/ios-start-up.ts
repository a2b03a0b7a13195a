/** What iOS needs from the page to start the installed app in the site's colours. The manifest is not enough. */

/** The width of the brand's icon, as a share of the screen's shorter side. */
const iconShare = 0.25;

/**
 * Gives iOS the pictures to show while the installed app starts, in place of a white screen: the current theme's
 * background with the site's icon. iOS only takes pictures of exactly the screen's size, so this device makes its own.
 * Call it before the player adds the site to the home screen. If the icon cannot be read, only the background is shown.
 */
export async function prepareIosStart(): Promise<void> {
  const ground = getComputedStyle(document.documentElement).getPropertyValue("--color-ground").trim();
  const icon = await loadIcon(document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href);
  const { width, height } = screen;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  // iOS ignores the pictures without this, although the manifest says the same.
  document.head.append(
    Object.assign(document.createElement("meta"), { name: "apple-mobile-web-app-capable", content: "yes" }),
  );
  for (const [orientation, wide, high] of [
    ["portrait", short, long],
    ["landscape", long, short],
  ] as const) {
    const href = drawStart(wide * devicePixelRatio, high * devicePixelRatio, ground, icon);
    const link = Object.assign(document.createElement("link"), {
      rel: "apple-touch-startup-image",
      media: `(orientation: ${orientation})`,
      href,
    });
    document.head.append(link);
  }
}

async function loadIcon(href: string | undefined): Promise<HTMLImageElement | undefined> {
  if (href === undefined) return undefined;
  const icon = Object.assign(new Image(), { crossOrigin: "anonymous", src: href });
  try {
    await icon.decode();
    return icon;
  } catch {
    return undefined;
  }
}

function drawStart(width: number, height: number, ground: string, icon: HTMLImageElement | undefined): string {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) return "";
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const side = Math.min(width, height) * iconShare;
  if (icon) context.drawImage(icon, (width - side) / 2, (height - side) / 2, side, side);
  return canvas.toDataURL("image/png");
}
