import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

export interface DrawnQr {
  /** Modules per side. */
  readonly size: number;
  /** An SVG path of the dark modules, one unit each. */
  readonly path: string;
}

/** Draws a QR code. Undefined if the text is too long for one. */
export function drawQr(text: string): DrawnQr | undefined {
  try {
    const code = generate(text);
    return { size: code.size, path: toSvgPath(code) };
  } catch {
    return undefined;
  }
}
