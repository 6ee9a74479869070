import { darker, lighter, mix } from '../colours.ts';
import { dust, footprints, runs, smears } from '../dirt.ts';
import { paintGleam, paintPlant, paintShine, paintTiles, paintView, type Shot } from '../furniture.ts';
import { openPaint, type Point } from '../paint.ts';
import { between } from '../random.ts';
import { openRoom, paintLens, paintShell, paintSkirting } from '../room.ts';

const leaves: readonly [Point, string][] = [
  [[-0.75, 2.62], '#c4762f'],
  [[-0.3, 2.8], '#a4572b'],
  [[0.15, 2.55], '#d19a3c'],
  [[0.5, 2.85], '#b5652c'],
  [[0.85, 2.6], '#8f6a33'],
  [[-0.55, 2.4], '#d19a3c'],
  [[0.35, 2.35], '#a4572b'],
];

/** Two glass doors to the street, a mat before them. */
export const entrance = ({ look, dirty, dirt, layout, mess }: Shot): string => {
  const paint = openPaint();
  const camera = { x: between(layout, -0.5, 0.5), eye: 1.5, focal: 800, horizon: 380 };
  const room = openRoom(camera, { left: -2.3, right: 2.3, tall: 2.9, deep: 3.2 });
  paintShell(paint, room, { wall: look.wall, back: look.feature, floor: look.floor });
  paintTiles(
    paint,
    room.floor,
    { a: [-2.3, 2.3], b: [room.near, 3.2] },
    [0.575, 0.525],
    look.floor,
    layout,
    0.04,
  );
  paintSkirting(paint, room, darker(look.feature, 0.25));
  const frame = darker(look.metal, 0.35);
  paint.patch(room.back, -1.28, 0, 1.28, 2.5, frame);
  for (const [a0, a1] of [
    [-1.2, -0.04],
    [0.04, 1.2],
  ] as const) {
    paint.patch(room.back, a0, 0.02, a1, 2.42, look.metal);
    const glass = { a: [a0 + 0.1, a1 - 0.1] as const, b: [0.2, 2.32] as const };
    paintView(paint, room.back, glass, look, layout);
    const ground = paint.linear(room.back(a0, 0.6), room.back(a0, 0.2), [
      [0, mix('#b9b6ad', look.sky[1], 0.3)],
      [1, '#a3a097'],
    ]);
    paint.patch(room.back, glass.a[0], 0.2, glass.a[1], 0.55, ground);
    if (!dirty || dirt === 'mat') paintGleam(paint, room.back, glass, 0.34);
    else paint.patch(room.back, glass.a[0], 0.2, glass.a[1], 2.32, '#dcd8cc', 'fill-opacity="0.3"');
    if (dirty && dirt !== 'mat') {
      const area = { a: [glass.a[0] + 0.12, glass.a[1] - 0.18] as const, b: [0.75, 1.75] as const };
      if (dirt === 'streaks') {
        runs(paint, mess, room.back, { a: glass.a, b: [0.9, 2.25] }, 26, '#6f6a5e');
        dust(paint, mess, room.back, { a: glass.a, b: [0.25, 2.2] }, 130, '#857d6e', 0.6);
      } else smears(paint, mess, room.back, area, 9);
    }
  }
  for (const x of [-0.14, 0.14]) {
    const [top, low] = [room.point(x, 1.42, 3.12), room.point(x, 0.82, 3.12)];
    paint.line([top[0] + 5, top[1] + 4], [low[0] + 5, low[1] + 4], '#1d2433', 13, 'stroke-opacity="0.25"');
    paint.line(top, low, darker(look.metal, 0.3), 13);
    paint.line(top, low, lighter(look.metal, 0.5), 4);
  }
  paintShine(
    paint,
    room,
    [
      [-1.1, -0.1],
      [0.1, 1.1],
    ],
    dirty ? 0.25 : 0.5,
    0.5,
  );
  const mat = dirty && dirt === 'mat' ? '#5b5145' : darker(look.carpet, 0.35);
  paint.patch(room.floor, -1.12, 2.13, 1.12, 3.02, '#1d2433', 'fill-opacity="0.25"');
  paint.patch(room.floor, -1.1, 2.15, 1.1, 3, mat);
  for (let rib = 2.2; rib < 2.98; rib += 0.065)
    paint.line(room.floor(-1.04, rib), room.floor(1.04, rib), lighter(mat, 0.14), 2.4);
  paintPlant(paint, room, [-1.78, 2.95], 1.25, look, layout);
  paintPlant(paint, room, [1.78, 2.95], 1.25, look, layout);
  if (dirty && dirt === 'mat') {
    dust(paint, mess, room.floor, { a: [-1.05, 1.05], b: [2.17, 2.97] }, 150, '#a08a66');
    footprints(paint, mess, room.floor, [0.1, 3], [-0.45, 1.95], '#7a5a3a', 6);
    for (const [place, colour] of leaves) {
      const [x, y] = room.floor(...place);
      const turn = between(mess, 0, 3);
      const tip: Point = [x + Math.cos(turn) * 27, y + Math.sin(turn) * 12];
      const back: Point = [2 * x - tip[0], 2 * y - tip[1]];
      const over: Point = [Math.sin(turn) * 11, Math.cos(turn) * -9];
      paint.ellipse([x + 4, y + 7], 25, 6, '#1d2433', 'fill-opacity="0.25"');
      paint.smooth([tip, [x + over[0], y + over[1]], back, [x - over[0], y - over[1]]], colour);
      paint.line(back, tip, darker(colour, 0.35), 1.6);
    }
  }
  paintLens(paint);
  return paint.svg();
};
