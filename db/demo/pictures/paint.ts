export type Point = readonly [number, number];

/** A surface in the room: from a place on it to a place in the picture. */
export type Surface = (a: number, b: number) => Point;

export const width = 1200;
export const height = 900;

const n = (value: number): string => String(Math.round(value * 10) / 10);

const at = ([x, y]: Point): string => `${n(x)},${n(y)}`;

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects the parts of one picture, from back to front. */
export const openPaint = () => {
  const defs: string[] = [];
  const parts: string[] = [];
  const add = (part: string) => void parts.push(part);
  const stops = (list: readonly Stop[]) =>
    list
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('');
  const define = (tag: string, attributes: string, list: readonly Stop[]): string => {
    const id = `g${defs.length}`;
    defs.push(`<${tag} id="${id}" ${attributes}>${stops(list)}</${tag}>`);
    return `url(#${id})`;
  };
  const poly = (points: readonly Point[], fill: string, more = '') =>
    add(`<polygon points="${points.map(at).join(' ')}" fill="${fill}" ${more}/>`);
  const path = (d: string, more: string) => add(`<path d="${d}" ${more}/>`);
  /** A closed smooth curve through the points. */
  const smooth = (points: readonly Point[], fill: string, more = '') => {
    const count = points.length;
    const point = (index: number): Point => points[(index + count) % count] ?? [0, 0];
    const curve = points.map((_, index) => {
      const [p0, p1, p2, p3] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
      const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
      const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
      return `C${at(c1)} ${at(c2)} ${at(p2)}`;
    });
    path(`M${at(point(0))}${curve.join('')}Z`, `fill="${fill}" ${more}`);
  };
  const line = (from: Point, to: Point, colour: string, thick: number, more = '') =>
    path(
      `M${at(from)}L${at(to)}`,
      `stroke="${colour}" stroke-width="${n(thick)}" fill="none" stroke-linecap="round" ${more}`,
    );
  const curve = (from: Point, bend: Point, to: Point, colour: string, thick: number, more = '') =>
    path(
      `M${at(from)}Q${at(bend)} ${at(to)}`,
      `stroke="${colour}" stroke-width="${n(thick)}" fill="none" stroke-linecap="round" ${more}`,
    );
  const ellipse = ([x, y]: Point, rx: number, ry: number, fill: string, more = '') =>
    add(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`);
  const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0, more = '') =>
    add(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill}" ${more}/>`,
    );
  /** A rectangle on a surface. */
  const patch = (on: Surface, a0: number, b0: number, a1: number, b1: number, fill: string, more = '') =>
    poly([on(a0, b0), on(a1, b0), on(a1, b1), on(a0, b1)], fill, more);
  return {
    add,
    poly,
    path,
    smooth,
    line,
    curve,
    ellipse,
    rect,
    patch,
    linear: ([x1, y1]: Point, [x2, y2]: Point, list: readonly Stop[]) =>
      define(
        'linearGradient',
        `gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`,
        list,
      ),
    /** From the middle of whatever it fills to its edge. */
    radial: (list: readonly Stop[]) => define('radialGradient', 'cx="0.5" cy="0.5" r="0.5"', list),
    svg: (w = width, h = height) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs.join('')}</defs>${parts.join('')}</svg>`,
  };
};

export type Paint = ReturnType<typeof openPaint>;
