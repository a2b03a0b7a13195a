/** The few SVG elements that the pictures consist of, as strings. */

/** Rounds to a tenth. Smaller steps are invisible on a tile and cost bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A filled path. `more` is further attributes as markup. */
export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A line. The root of the picture sets round ends and corners. */
export function line(d: string, stroke: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${more && ` ${more}`}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ""): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = "") {
  return (
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"` +
    ` fill="${fill}"${more && ` ${more}`}/>`
  );
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = "") {
  return (
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"` +
    ` fill="${fill}"${more && ` ${more}`}/>`
  );
}

/** Fills a picture of that size. */
export function cover(width: number, height: number, fill: string, more = "") {
  return rect(0, 0, width, height, fill, more);
}

/** Draws `parts` moved to (x, y), scaled, and rotated by `degrees`. */
export function place(x: number, y: number, scale: number, degrees: number, ...parts: string[]) {
  const moves = [
    `translate(${round(x)} ${round(y)})`,
    degrees ? `rotate(${round(degrees)})` : "",
    scale === 1 ? "" : `scale(${Math.round(scale * 1000) / 1000})`,
  ];
  return `<g transform="${moves.filter(Boolean).join("")}">${parts.join("")}</g>`;
}

/** A closed polygon through the points, as path data. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** A star polygon with `count` points, as path data. The first point is at the top. */
export function star(count: number, outer: number, inner: number, turn = 0): string {
  const points = Array.from({ length: count * 2 }, (_, index): [number, number] => {
    const angle = (index * Math.PI) / count - Math.PI / 2 + (turn * Math.PI) / 180;
    const radius = index % 2 ? inner : outer;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return polygon(points);
}

/** A circle as path data, for combining several into one element. */
export function disc(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * radius)} 0a${r} ${r} 0 1 0 ${round(-2 * radius)} 0Z`;
}
