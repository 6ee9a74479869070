import { darker, lighter } from './colours.ts';
import type { Paint, Point, Surface } from './paint.ts';
import { between, type Random } from './random.ts';

type Spot = { at: Point; size: number; colour: string };

const ring = (random: Random, on: Surface, [a, b]: Point, radius: number, rough: number, stretch = 1) => {
  const count = 14;
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const reach = radius * (1 + (random() - 0.5) * 2 * rough);
    return on(a + Math.cos(angle) * reach * stretch, b + Math.sin(angle) * reach);
  });
};

/** A spill: a dark rim, a lighter middle, a glint and drops around it. */
export const spill = (paint: Paint, random: Random, on: Surface, { at, size, colour }: Spot, wet = true) => {
  const [a, b] = at;
  for (let drop = 0; drop < 11; drop += 1) {
    const angle = random() * Math.PI * 2;
    const reach = size * between(random, 1.15, 2);
    const place: Point = [a + Math.cos(angle) * reach * 1.3, b + Math.sin(angle) * reach];
    paint.smooth(
      ring(random, on, place, size * between(random, 0.04, 0.13), 0.25),
      colour,
      'fill-opacity="0.75"',
    );
  }
  paint.smooth(ring(random, on, at, size * 1.06, 0.16, 1.35), darker(colour, 0.35), 'fill-opacity="0.75"');
  paint.smooth(ring(random, on, at, size * 0.94, 0.14, 1.35), colour, 'fill-opacity="0.92"');
  paint.smooth(
    ring(random, on, [a - size * 0.25, b], size * 0.55, 0.2, 1.3),
    lighter(colour, 0.14),
    'fill-opacity="0.6"',
  );
  if (!wet) return;
  paint.smooth(
    ring(random, on, [a - size * 0.5, b + size * 0.3], size * 0.2, 0.12, 1.9),
    '#ffffff',
    'fill-opacity="0.5"',
  );
};

/** A spill that has dried in: no rim, no glint. */
export const stain = (paint: Paint, random: Random, on: Surface, { at, size, colour }: Spot) => {
  for (const part of [1.2, 1, 0.72]) {
    paint.smooth(ring(random, on, at, size * part, 0.2, 1.3), colour, 'fill-opacity="0.34"');
  }
};

/** Steps from one place to another, left and right. */
export const footprints = (
  paint: Paint,
  random: Random,
  on: Surface,
  from: Point,
  to: Point,
  colour: string,
  count = 9,
) => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [along, across]: [Point, Point] = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ];
  for (let step = 0; step < count; step += 1) {
    const part = step / (count - 1);
    const offset = step % 2 === 0 ? 0.13 : -0.13;
    const a = from[0] + (to[0] - from[0]) * part + across[0] * offset;
    const b = from[1] + (to[1] - from[1]) * part + across[1] * offset;
    const oval = (shift: number, long: number, wide: number) =>
      Array.from({ length: 10 }, (_, index): Point => {
        const turn = (index / 10) * Math.PI * 2;
        const [u, v] = [shift + Math.cos(turn) * long, Math.sin(turn) * wide * between(random, 0.85, 1.1)];
        return on(a + along[0] * u + across[0] * v, b + along[1] * u + across[1] * v);
      });
    const more = `fill-opacity="${(0.72 - part * 0.25).toFixed(2)}"`;
    paint.smooth(oval(0.07, 0.12, 0.062), colour, more);
    paint.smooth(oval(-0.12, 0.055, 0.048), colour, more);
  }
};

type Area = { a: Point; b: Point };

const somewhere = (random: Random, { a, b }: Area): Point => [between(random, ...a), between(random, ...b)];

/** Grains that settle evenly. */
export const dust = (
  paint: Paint,
  random: Random,
  on: Surface,
  area: Area,
  count: number,
  colour = '#6b6358',
  coarse = 1,
) => {
  for (let grain = 0; grain < count; grain += 1) {
    const place = on(...somewhere(random, area));
    const size = between(random, 1.5, 5.5) * coarse;
    paint.ellipse(
      place,
      size * 1.4,
      size * 0.8,
      colour,
      `fill-opacity="${between(random, 0.3, 0.75).toFixed(2)}"`,
    );
  }
};

/** Marks of rubber soles and carts. */
export const scuffs = (
  paint: Paint,
  random: Random,
  on: Surface,
  area: Area,
  count: number,
  colour = '#3a342f',
) => {
  for (let mark = 0; mark < count; mark += 1) {
    const [a, b] = somewhere(random, area);
    const [long, turn] = [between(random, 0.15, 0.5), between(random, -0.5, 0.5)];
    const [from, to] = [on(a, b), on(a + long, b + turn * long)];
    const bend: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + between(random, -9, 9)];
    const more = `stroke-opacity="${between(random, 0.3, 0.6).toFixed(2)}"`;
    paint.curve(from, bend, to, colour, between(random, 2.5, 7), more);
  }
};

/** Prints of hands on glass or metal, and the wipes of sleeves. */
export const smears = (
  paint: Paint,
  random: Random,
  on: Surface,
  area: Area,
  count: number,
  colour = '#ffffff',
) => {
  for (let hand = 0; hand < count; hand += 1) {
    const [a, b] = somewhere(random, area);
    const turn = between(random, -0.4, 0.4);
    const soft = between(random, 0.36, 0.55);
    const blot = (u: number, v: number, ra: number, rb: number, part = 1) => {
      const points = Array.from({ length: 9 }, (_, index): Point => {
        const angle = (index / 9) * Math.PI * 2;
        const [x, y] = [u + Math.cos(angle) * ra, v + Math.sin(angle) * rb];
        return on(a + x * Math.cos(turn) - y * Math.sin(turn), b + x * Math.sin(turn) + y * Math.cos(turn));
      });
      paint.smooth(points, colour, `fill-opacity="${(soft * part).toFixed(2)}"`);
    };
    blot(0, 0, 0.045, 0.062, 0.4);
    blot(0.012, -0.03, 0.03, 0.026, 0.5);
    for (let finger = 0; finger < 4; finger += 1)
      blot(-0.045 + finger * 0.03, 0.112 + (finger % 3 === 0 ? -0.016 : 0.008), 0.009, 0.044);
    blot(0.068, 0.035, 0.01, 0.034);
    const [from, to] = [on(a - 0.04, b - 0.08), on(a + 0.2, b - 0.2)];
    paint.curve(from, [from[0] + 30, to[1]], to, colour, between(random, 16, 30), 'stroke-opacity="0.22"');
  }
};

/** Runs of dried water. */
export const runs = (
  paint: Paint,
  random: Random,
  on: Surface,
  area: Area,
  count: number,
  colour = '#7d766a',
) => {
  for (let run = 0; run < count; run += 1) {
    const [a, b] = somewhere(random, area);
    const long = between(random, 0.15, 0.7);
    const [from, to] = [on(a, b), on(a + between(random, -0.015, 0.015), Math.max(area.b[0], b - long))];
    paint.line(from, to, colour, between(random, 2, 6), 'stroke-opacity="0.38"');
    paint.ellipse(to, 4.5, 6.5, colour, 'fill-opacity="0.42"');
  }
};

/** Crumpled paper and wrappers. */
export const litter = (
  paint: Paint,
  random: Random,
  on: Surface,
  places: readonly Point[],
  size: (place: Point) => number,
  colours: readonly [string, ...string[]] = ['#fbfaf5'],
) => {
  for (const [index, place] of places.entries()) {
    const [x, y] = on(...place);
    const r = size(place) * between(random, 0.8, 1.2);
    const colour = colours[index % colours.length] ?? colours[0];
    const corner = (part: number): Point => {
      const reach = r * between(random, 0.75, 1.1);
      return [
        x + Math.cos(part * Math.PI * 2) * reach,
        y - r * 0.55 + Math.sin(part * Math.PI * 2) * reach * 0.72,
      ];
    };
    const points = Array.from({ length: 9 }, (_, nth) => corner(nth / 9));
    paint.ellipse([x + r * 0.15, y + r * 0.1], r * 1.15, r * 0.3, '#1d2433', 'fill-opacity="0.28"');
    paint.poly(points, colour, 'stroke-linejoin="round"');
    const middle: Point = [x - r * 0.1, y - r * 0.6];
    for (const nth of [1, 3, 5]) {
      const [from, to] = [points[nth] ?? middle, points[nth + 1] ?? middle];
      paint.poly([middle, from, to], darker(colour, 0.1 + nth * 0.035));
    }
  }
};
