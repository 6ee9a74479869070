import { darker, lighter, mix } from '../colours.ts';
import { dust, litter, scuffs, spill, stain } from '../dirt.ts';
import type { Shot } from '../furniture.ts';
import { openPaint, type Point } from '../paint.ts';
import { between } from '../random.ts';
import { openRoom, paintLens, paintShell } from '../room.ts';

const [rise, tread, first, count] = [0.165, 0.3, 2.75, 10] as const;

/** A flight of stairs up to a landing with a window. */
export const stairwell = ({ look, dirty, dirt, layout, mess }: Shot): string => {
  const paint = openPaint();
  const camera = { x: between(layout, -0.35, 0.35), eye: 1.75, focal: 820, horizon: 330 };
  const end = first + count * tread;
  const room = openRoom(camera, { left: -1.35, right: 1.35, tall: 4.4, deep: end + 1.3 });
  const concrete = mix(look.floor, '#bfc0bd', 0.5);
  paintShell(paint, room, { wall: look.wall, back: lighter(look.wall, 0.2), floor: concrete });
  for (const wall of [room.leftWall, room.rightWall]) {
    const slope = (z: number) => Math.max(0, Math.min(count * rise, ((z - first) / tread) * rise));
    const band: Point[] = [
      wall(room.near, 0),
      wall(first, 0),
      wall(end, count * rise),
      wall(room.deep, count * rise),
    ];
    const upper: Point[] = [room.deep, end, first, room.near].map((z) => wall(z, slope(z) + 1.15));
    paint.poly([...band, ...upper], look.feature, 'fill-opacity="0.85"');
    paint.poly(
      [
        ...[room.near, first, end, room.deep].map((z) => wall(z, slope(z) + 1.15)),
        ...[room.deep, end, first, room.near].map((z) => wall(z, slope(z) + 1.19)),
      ],
      look.accent,
    );
  }
  const up = count * rise;
  paint.patch(room.back, -0.62, up + 0.9, 0.62, up + 2.1, '#f4f2ee');
  const sky = paint.linear(room.back(0, up + 2.1), room.back(0, up + 0.9), [
    [0, look.sky[0]],
    [1, look.sky[1]],
  ]);
  for (const [a0, a1] of [
    [-0.55, -0.03],
    [0.03, 0.55],
  ] as const)
    paint.patch(room.back, a0, up + 0.97, a1, up + 2.03, sky);
  paint.patch(room.level(up), -1.35, end, 1.35, room.deep, lighter(concrete, 0.12));
  for (let step = count; step >= 1; step -= 1) {
    const z = first + (step - 1) * tread;
    const y = step * rise;
    if (y < camera.eye)
      paint.patch(room.level(y), -1.35, z, 1.35, z + tread, lighter(concrete, 0.2 - step * 0.008));
    const [, high] = room.point(0, y, z);
    const [, low] = room.point(0, y - rise, z);
    const front = paint.linear(
      [0, high],
      [0, low],
      [
        [0, darker(concrete, 0.14 + step * 0.006)],
        [1, darker(concrete, 0.3)],
      ],
    );
    paint.patch(room.facing(z), -1.35, y - rise, 1.35, y, front);
    paint.patch(room.facing(z - 0.001), -1.35, y - 0.028, 1.35, y, look.accent, 'fill-opacity="0.8"');
  }
  for (const x of [-1.24, 1.24]) {
    const rail = (part: number, lift = 0.95): Point =>
      room.point(x, part * up + lift, first - 0.1 + part * (end - first));
    for (let post = 0; post <= 5; post += 1)
      paint.line(rail(post / 5), rail(post / 5, 0.02), darker(look.metal, 0.38), 9 - post);
    paint.line(rail(0, 0.5), rail(1, 0.5), darker(look.metal, 0.3), 5);
    paint.line(rail(0), rail(1), look.wood, 15);
    paint.line([rail(0)[0], rail(0)[1] - 3], [rail(1)[0], rail(1)[1] - 2], lighter(look.wood, 0.3), 4);
  }
  const on = (step: number, part = 0.5): [ReturnType<typeof room.level>, number] => [
    room.level(step * rise),
    first + (step - 1 + part) * tread,
  ];
  if (dirty && dirt === 'walls') {
    stain(paint, mess, room.leftWall, { at: [3.3, 1.45], size: 0.3, colour: '#55504a' });
    stain(paint, mess, room.leftWall, { at: [4.1, 1.9], size: 0.24, colour: '#55504a' });
    stain(paint, mess, room.rightWall, { at: [3.5, 1.5], size: 0.3, colour: '#55504a' });
    scuffs(paint, mess, room.rightWall, { a: [2.3, 4.2], b: [0.9, 1.9] }, 15);
    scuffs(paint, mess, room.leftWall, { a: [2.3, 4.2], b: [0.9, 1.9] }, 15);
  }
  if (dirty && dirt === 'spill') {
    spill(paint, mess, room.floor, { at: [camera.x * 0.5, 2.36], size: 0.13, colour: '#7a4a2a' });
    for (const step of [1, 2, 3]) {
      const [surface, z] = on(step);
      spill(paint, mess, surface, { at: [0.25 - step * 0.1, z], size: 0.07, colour: '#7a4a2a' });
    }
  }
  if (dirty && dirt === 'litter') {
    for (let step = 1; step <= 7; step += 1) {
      const [surface, z] = on(step);
      dust(paint, mess, surface, { a: [-1.2, 1.2], b: [z - 0.12, z + 0.12] }, 42 - step * 3, '#5e574c');
    }
    for (const [step, x] of [
      [1, 0.4],
      [2, -0.5],
      [3, 0.15],
      [4, 0.7],
      [5, -0.2],
    ] as const) {
      const [surface, z] = on(step);
      litter(paint, mess, surface, [[x, z]], () => 31 - step * 2.6, ['#fbfaf5', look.accent]);
    }
    dust(paint, mess, room.floor, { a: [-1.1, 1.1], b: [2.25, 2.7] }, 70, '#5e574c');
  }
  paintLens(paint);
  return paint.svg();
};
