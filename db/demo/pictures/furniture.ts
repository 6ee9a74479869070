import { darker, type Look, lighter, mix } from './colours.ts';
import type { Paint, Point, Surface } from './paint.ts';
import { between, type Random } from './random.ts';
import { paintRound, paintShadow, type Room } from './room.ts';

/** What a picture of one place is made from. `layout` is the same before and after, `mess` scatters the dirt; the
 * photographer stands so many meters `aside`. */
export type Shot = {
  look: Look;
  dirty: boolean;
  dirt: string;
  layout: Random;
  mess: Random;
  aside?: number;
};

export type Area = { a: Point; b: Point };

/** Sky, a town and trees behind glass. */
export const paintView = (
  paint: Paint,
  on: Surface,
  { a: [a0, a1], b: [b0, b1] }: Area,
  look: Look,
  random: Random,
) => {
  const sky = paint.linear(on(a0, b1), on(a0, b0), [
    [0, look.sky[0]],
    [1, look.sky[1]],
  ]);
  paint.patch(on, a0, b0, a1, b1, sky);
  const [wide, tall] = [a1 - a0, b1 - b0];
  for (const [layer, part] of [0.62, 0.44].entries()) {
    const colour = mix(look.sky[0], look.feature, 0.35 + layer * 0.3);
    for (let at = 0; at < 1; ) {
      const next = Math.min(1, at + between(random, 0.07, 0.16));
      const top = b0 + tall * part * between(random, 0.45, 1);
      const [left, right] = [a0 + wide * at, a0 + wide * next];
      paint.patch(on, left, b0, right, top, colour, 'fill-opacity="0.75"');
      for (let row = 0; layer === 1 && row < 5; row += 1) {
        const y = top - tall * (0.05 + row * 0.06);
        if (y > b0 + tall * 0.16)
          paint.patch(
            on,
            left + wide * 0.012,
            y,
            right - wide * 0.012,
            y - tall * 0.018,
            look.sky[1],
            'fill-opacity="0.5"',
          );
      }
      at = next;
    }
  }
  const green = mix('#6fa274', look.sky[0], 0.18);
  for (let tree = 0; tree < 7; tree += 1) {
    const [x, y] = on(a0 + wide * ((tree + 0.5) / 7), b0 + tall * between(random, 0.05, 0.11));
    const [edge] = on(a0, b0);
    const [other] = on(a1, b0);
    const r = (Math.abs(other - edge) / 7) * between(random, 0.42, 0.54);
    const low = on(a0, b0)[1];
    paint.ellipse([x, Math.min(y, low - r * 0.72)], r, r * 0.72, darker(green, (tree % 3) * 0.06));
  }
};

/** Where light falls diagonally over glass. */
export const paintGleam = (paint: Paint, on: Surface, { a: [a0, a1], b: [b0, b1] }: Area, strength = 0.3) => {
  const wide = a1 - a0;
  for (const [from, thick] of [
    [0.12, 0.2],
    [0.4, 0.07],
  ] as const) {
    const low = a0 + wide * from;
    paint.poly(
      [
        on(low, b0),
        on(low + wide * thick, b0),
        on(Math.min(a1, low + wide * (thick + 0.42)), b1),
        on(Math.min(a1, low + wide * 0.42), b1),
      ],
      '#ffffff',
      `fill-opacity="${strength}"`,
    );
  }
};

/** A plant in a pot; `tall` in meters. */
export const paintPlant = (
  paint: Paint,
  room: Room,
  [x, z]: Point,
  tall: number,
  look: Look,
  random: Random,
  y = 0,
) => {
  const scale = room.scale(z);
  paintShadow(paint, room, [x, z], [tall * 0.32, tall * 0.22], y);
  paintRound(
    paint,
    room,
    { x, z, radius: tall * 0.15, y: [y, y + tall * 0.3] },
    look.accent,
    darker('#6b4f3a', 0.2),
    0.78,
  );
  const [cx, cy] = room.point(x, y + tall * 0.31, z);
  const count = 13;
  for (let leaf = 0; leaf < count; leaf += 1) {
    const lean = ((leaf * 5) % count) / (count - 1) - 0.5;
    const long = tall * scale * between(random, 0.46, 0.7) * (1 - Math.abs(lean) * 0.35);
    const angle = lean * 2.3;
    const tip: Point = [cx + Math.sin(angle) * long, cy - Math.cos(angle) * long];
    const [sx, sy] = [Math.cos(angle) * long * 0.15, Math.sin(angle) * long * 0.15];
    const middle: Point = [cx + Math.sin(angle) * long * 0.55, cy - Math.cos(angle) * long * 0.55];
    const colour = mix('#3f7d55', '#7fb27a', random());
    paint.smooth([[cx, cy], [middle[0] + sx, middle[1] + sy], tip, [middle[0] - sx, middle[1] - sy]], colour);
    paint.line([cx, cy], middle, darker(colour, 0.25), Math.max(1, scale * 0.008), 'stroke-opacity="0.5"');
  }
};

/** A framed picture on a wall. */
export const paintArt = (paint: Paint, on: Surface, { a, b }: Area, look: Look, random: Random) => {
  const [a0, a1] = a;
  const [b0, b1] = b;
  const [wa, wb] = [(a1 - a0) * 0.07, (b1 - b0) * 0.07];
  paint.patch(
    on,
    a0 + wa * 0.5,
    b0 - wb * 0.7,
    a1 + wa * 0.5,
    b1 - wb * 0.7,
    '#1d2433',
    'fill-opacity="0.16"',
  );
  paint.patch(on, a0, b0, a1, b1, darker(look.wood, 0.35));
  paint.patch(on, a0 + wa, b0 + wb, a1 - wa, b1 - wb, '#fbf8f1');
  const inner: Area = { a: [a0 + wa * 3, a1 - wa * 3], b: [b0 + wb * 3, b1 - wb * 3] };
  paint.patch(on, inner.a[0], inner.b[0], inner.a[1], inner.b[1], lighter(look.sky[0], 0.35));
  const [wide, tall] = [inner.a[1] - inner.a[0], inner.b[1] - inner.b[0]];
  for (const [nth, colour] of [look.feature, look.accent, darker(look.feature, 0.25)].entries()) {
    const top = inner.b[0] + tall * (0.62 - nth * 0.18);
    paint.poly(
      [
        on(inner.a[0], inner.b[0]),
        on(inner.a[0], top * between(random, 0.97, 1)),
        on(inner.a[0] + wide * between(random, 0.3, 0.6), Math.min(inner.b[1], top + tall * 0.18)),
        on(inner.a[1], top - tall * between(random, 0.02, 0.12)),
        on(inner.a[1], inner.b[0]),
      ],
      colour,
    );
  }
};

/** Rectangles side by side, a little different from one another. */
export const paintTiles = (
  paint: Paint,
  on: Surface,
  { a: [a0, a1], b: [b0, b1] }: Area,
  [across, along]: Point,
  colour: string,
  random: Random,
  vary = 0.05,
) => {
  for (let a = a0; a < a1 - 0.001; a += across)
    for (let b = b0; b < b1 - 0.001; b += along) {
      const shade = (random() - 0.5) * 2 * vary;
      const fill = shade > 0 ? '#ffffff' : '#1d2433';
      paint.patch(
        on,
        a,
        b,
        Math.min(a1, a + across),
        Math.min(b1, b + along),
        fill,
        `fill-opacity="${Math.abs(shade).toFixed(3)}"`,
      );
    }
  const joint = darker(colour, 0.22);
  const thin = 'stroke-opacity="0.55"';
  for (let a = a0; a <= a1 + 0.001; a += across) paint.line(on(a, b0), on(a, b1), joint, 1.4, thin);
  for (let b = b0; b <= b1 + 0.001; b += along) paint.line(on(a0, b), on(a1, b), joint, 1.4, thin);
};

/** The light of windows and lamps on a polished floor; `polish` from dull to wet. */
export const paintShine = (
  paint: Paint,
  room: Room,
  places: readonly Point[],
  polish: number,
  reach = 0.55,
) => {
  for (const [x0, x1] of places) {
    const from = room.floor(x0, room.deep);
    const end = Math.max(room.near + 1, room.deep * (1 - reach));
    const to = room.floor(x0, end);
    const glow = paint.linear(
      [0, from[1]],
      [0, to[1]],
      [
        [0, '#ffffff', polish],
        [1, '#ffffff', 0],
      ],
    );
    paint.patch(room.floor, x0, end, x1, room.deep, glow);
  }
};

/** A mug, with coffee in it or without. */
export const paintMug = (
  paint: Paint,
  room: Room,
  [x, z]: Point,
  y: number,
  colour: string,
  full = false,
) => {
  paintShadow(paint, room, [x + 0.01, z], [0.085, 0.07], y, 0.45);
  const scale = room.scale(z);
  const [cx, cy] = room.point(x, y + 0.055, z);
  paint.ellipse(
    [cx + 0.05 * scale, cy],
    0.026 * scale,
    0.028 * scale,
    'none',
    `stroke="${darker(colour, 0.15)}" stroke-width="${(0.011 * scale).toFixed(1)}"`,
  );
  const rim = paintRound(
    paint,
    room,
    { x, z, radius: 0.043, y: [y, y + 0.1] },
    colour,
    lighter(colour, 0.3),
    0.92,
  );
  paint.ellipse(
    [rim.at[0], rim.at[1] + rim.ry * 0.12],
    rim.rx * 0.84,
    rim.ry * 0.8,
    full ? '#4b2f21' : darker(colour, 0.35),
  );
};
