import { darker, lighter, mix } from '../colours.ts';
import { dust, litter, scuffs, spill } from '../dirt.ts';
import type { Shot } from '../furniture.ts';
import { openPaint, type Paint, type Point } from '../paint.ts';
import { between } from '../random.ts';
import { openRoom, paintBox, paintLens, paintLights, paintShadow, paintShell, type Room } from '../room.ts';

const paintCarton = (
  paint: Paint,
  room: Room,
  x: [number, number],
  y: [number, number],
  z: [number, number],
) => {
  const card = '#c69a68';
  paintBox(paint, room, { x, y, z }, card);
  const middle = (x[0] + x[1]) / 2;
  paint.patch(
    room.facing(z[0]),
    middle - 0.035,
    y[0],
    middle + 0.035,
    y[1],
    '#e3cfae',
    'fill-opacity="0.75"',
  );
  if (room.camera.eye > y[1])
    paint.patch(
      room.level(y[1]),
      middle - 0.035,
      z[0],
      middle + 0.035,
      z[1],
      '#efe0c4',
      'fill-opacity="0.75"',
    );
};

/** The floor before a roll-up door, with cartons on a pallet. */
export const loadingDock = ({ look, dirty, dirt, layout, mess }: Shot): string => {
  const paint = openPaint();
  const camera = { x: between(layout, -0.7, 0.7), eye: 1.7, focal: 820, horizon: 335 };
  const room = openRoom(camera, { left: -4, right: 4, tall: 4, deep: 7.2 });
  const concrete = mix('#b5b6b4', look.floor, 0.3);
  paintShell(paint, room, {
    wall: mix(look.wall, '#c9ccd0', 0.5),
    back: mix(look.wall, '#b9bec5', 0.5),
    floor: concrete,
    ceiling: '#cfd2d4',
  });
  for (const x of [-2, 0, 2])
    paint.line(
      room.floor(x, room.near),
      room.floor(x, 7.2),
      darker(concrete, 0.25),
      2,
      'stroke-opacity="0.6"',
    );
  for (const z of [2.6, 4.4, 6.2])
    paint.line(room.floor(-4, z), room.floor(4, z), darker(concrete, 0.25), 2, 'stroke-opacity="0.6"');
  paintLights(
    paint,
    room,
    [
      [-2.2, 3.6],
      [2.2, 3.6],
      [-2.2, 5.8],
      [2.2, 5.8],
    ],
    [0.9, 0.14],
  );
  for (const wall of [room.leftWall, room.rightWall])
    paint.patch(wall, room.near, 0, 7.2, 1.1, look.feature, 'fill-opacity="0.75"');
  const door = layout() > 0.5 ? 0.7 : -0.7;
  const [d0, d1] = [door - 1.7, door + 1.7];
  paint.patch(room.back, d0 - 0.14, 0, d1 + 0.14, 3.3, darker(look.metal, 0.45));
  const sky = paint.linear(room.back(0, 1.6), room.back(0, 0), [
    [0, look.sky[0]],
    [0.6, look.sky[1]],
    [1, '#b4b0a6'],
  ]);
  paint.patch(room.back, d0, 0, d1, 3.16, sky);
  paint.patch(room.back, d0 + 0.5, 0.1, d1 - 0.5, 1.6, '#e9ebec');
  paint.patch(room.back, d0 + 0.6, 0.2, d1 - 0.6, 1.6, '#535c66');
  const open = between(layout, 1.15, 1.4);
  for (let y = open; y < 3.16; y += 0.19) {
    const slat = paint.linear(room.back(0, y + 0.19), room.back(0, y), [
      [0, lighter(look.metal, 0.4)],
      [0.8, look.metal],
      [1, darker(look.metal, 0.3)],
    ]);
    paint.patch(room.back, d0, y, d1, Math.min(3.16, y + 0.19), slat);
  }
  const glow = paint.linear(room.floor(0, 7.2), room.floor(0, 3.2), [
    [0, '#ffffff', dirty ? 0.35 : 0.6],
    [1, '#ffffff', 0],
  ]);
  paint.poly(
    [room.floor(d0, 7.2), room.floor(d1, 7.2), room.floor(d1 + 0.4, 3.2), room.floor(d0 - 0.4, 3.2)],
    glow,
  );
  for (const x of [d0 - 0.32, d1 + 0.14]) {
    paintShadow(paint, room, [x + 0.09, 6.85], [0.3, 0.25]);
    for (let band = 0; band < 6; band += 1)
      paintBox(
        paint,
        room,
        { x: [x, x + 0.18], y: [band * 0.17, band * 0.17 + 0.17], z: [6.75, 6.95] },
        band % 2 ? '#2e333b' : '#e8b83a',
      );
  }
  for (const x of [d0 - 0.55, d1 + 0.5])
    paint.patch(room.floor, x, 2, x + 0.11, 6.7, '#e8b83a', 'fill-opacity="0.85"');
  const s = -Math.sign(door);
  const px = s * 2.75;
  paintShadow(paint, room, [px, 5.1], [1.1, 0.9]);
  paintBox(paint, room, { x: [px - 0.75, px + 0.75], y: [0, 0.12], z: [4.6, 5.6] }, look.wood);
  paintCarton(paint, room, [px - 0.7, px - 0.02], [0.12, 0.75], [4.7, 5.5]);
  paintCarton(paint, room, [px + 0.02, px + 0.7], [0.12, 0.68], [4.7, 5.5]);
  paintCarton(paint, room, [px - 0.4, px + 0.3], [0.75, 1.25], [4.8, 5.4]);
  const spot: Point = [door * 0.6 + camera.x * 0.4, 3.5];
  if (dirty && dirt === 'oil') {
    spill(paint, mess, room.floor, { at: spot, size: 0.42, colour: '#2b2a2e' });
    spill(paint, mess, room.floor, { at: [spot[0] + 1.05, spot[1] + 1], size: 0.16, colour: '#2b2a2e' });
    scuffs(paint, mess, room.floor, { a: [-2, 1.6], b: [2.8, 5] }, 16);
  } else if (dirty) {
    dust(paint, mess, room.floor, { a: [-2.6, 2.6], b: [2.7, 6.4] }, 210, '#6d6456');
    const place = (): Point => [between(mess, -1.9, 1.9) + door * 0.4, between(mess, 2.9, 5.4)];
    const size = ([, z]: Point) => 0.15 * room.scale(z);
    litter(
      paint,
      mess,
      room.floor,
      Array.from({ length: 9 }, place).toSorted((a, b) => b[1] - a[1]),
      size,
      ['#c69a68', '#fbfaf5', '#b98a58'],
    );
  }
  paintLens(paint);
  return paint.svg();
};
