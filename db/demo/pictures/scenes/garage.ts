import { darker, lighter, mix } from '../colours.ts';
import { dust, litter, scuffs, spill } from '../dirt.ts';
import type { Shot } from '../furniture.ts';
import { openPaint, type Paint, type Point } from '../paint.ts';
import { between, type Random } from '../random.ts';
import {
  openRoom,
  paintBox,
  paintLens,
  paintLights,
  paintRound,
  paintShadow,
  paintShell,
  type Room,
} from '../room.ts';

const paintCar = (paint: Paint, room: Room, x: number, z: number, colour: string) => {
  paintShadow(paint, room, [x, z + 0.7], [1.25, 1.9], 0, 0.5);
  for (const wheel of [x - 0.62, x + 0.62])
    paintBox(
      paint,
      room,
      { x: [wheel - 0.11, wheel + 0.11], y: [0, 0.34], z: [z + 0.05, z + 0.5] },
      '#23272d',
    );
  paintBox(paint, room, { x: [x - 0.85, x + 0.85], y: [0.22, 0.82], z: [z, z + 3.6] }, colour);
  const roof: [Point, Point, Point, Point] = [
    room.point(x - 0.76, 0.82, z),
    room.point(x + 0.76, 0.82, z),
    room.point(x + 0.6, 1.38, z + 0.45),
    room.point(x - 0.6, 1.38, z + 0.45),
  ];
  paint.poly(roof, darker(colour, 0.1));
  paint.poly(
    [
      room.point(x - 0.66, 0.88, z),
      room.point(x + 0.66, 0.88, z),
      room.point(x + 0.54, 1.32, z + 0.4),
      room.point(x - 0.54, 1.32, z + 0.4),
    ],
    '#3f5161',
  );
  paint.poly(
    [
      room.point(x - 0.6, 1.38, z + 0.45),
      room.point(x + 0.6, 1.38, z + 0.45),
      room.point(x + 0.6, 1.38, z + 2),
      room.point(x - 0.6, 1.38, z + 2),
    ],
    lighter(colour, 0.25),
  );
  const face = room.facing(z - 0.001);
  for (const side of [-1, 1]) {
    const [a, b] = [x + side * 0.58, x + side * 0.8];
    paint.patch(face, Math.min(a, b), 0.58, Math.max(a, b), 0.72, '#d8524a');
  }
  paint.patch(face, x - 0.22, 0.42, x + 0.22, 0.54, '#f4f2ea');
  paint.patch(face, x - 0.85, 0.22, x + 0.85, 0.32, darker(colour, 0.35));
};

const paintShards = (paint: Paint, room: Room, random: Random, [cx, cz]: Point) => {
  for (let shard = 0; shard < 80; shard += 1) {
    const [angle, reach] = [random() * Math.PI * 2, 0.85 * random() ** 0.7];
    const place: Point = [cx + Math.cos(angle) * reach * 1.3, cz + Math.sin(angle) * reach * 0.8];
    const [x, y] = room.floor(...place);
    const size = room.scale(place[1]) * between(random, 0.02, 0.062);
    const corner = (part: number): Point => [x + Math.cos(part) * size, y + Math.sin(part) * size * 0.5];
    const turn = random() * 6;
    paint.ellipse([x, y + 3], size, size * 0.35, '#1d2433', 'fill-opacity="0.3"');
    paint.poly(
      [corner(turn), corner(turn + 1.9), corner(turn + between(random, 3.6, 4.6))],
      shard % 3 ? '#bfe3ec' : '#f4fcff',
      'stroke="#ffffff" stroke-width="1.6" fill-opacity="0.92"',
    );
  }
};

/** A bay of a parking garage, between pillars. */
export const garage = ({ look, dirty, dirt, layout, mess }: Shot): string => {
  const paint = openPaint();
  const camera = { x: between(layout, -0.6, 0.6), eye: 1.6, focal: 800, horizon: 350 };
  const room = openRoom(camera, { left: -5.4, right: 5.4, tall: 2.75, deep: 11 });
  const concrete = mix('#aaacad', look.floor, 0.25);
  paintShell(paint, room, {
    wall: mix('#c3c5c5', look.wall, 0.4),
    back: mix('#c9cbcb', look.wall, 0.4),
    floor: concrete,
    ceiling: '#bcbfc0',
  });
  paint.patch(room.back, -5.4, 0.5, 5.4, 1.1, look.feature);
  for (const z of [3.5, 6, 8.5]) paint.patch(room.ceiling, -5.4, z, 5.4, z + 0.35, '#9fa3a5');
  paintLights(
    paint,
    room,
    [
      [-2.6, 4.8],
      [2.6, 4.8],
      [-2.6, 7.3],
      [2.6, 7.3],
    ],
    [0.9, 0.09],
  );
  for (const x of [-4.2, -1.5, 1.5, 4.2])
    paint.patch(room.floor, x - 0.06, 5.2, x + 0.06, 10.3, '#f2efe4', 'fill-opacity="0.9"');
  paint.patch(room.floor, -5.4, 5.1, 5.4, 5.2, '#f2efe4', 'fill-opacity="0.9"');
  const turned = layout() > 0.5 ? 1 : -1;
  paintCar(paint, room, turned * -2.85, 6.1, mix(look.accent, '#8a4a3a', 0.2));
  paintCar(paint, room, turned * 2.85, 6.6, mix(look.feature, '#3d5a80', 0.4));
  for (const x of [-1.5, 1.5]) {
    paintShadow(paint, room, [x, 5.9], [0.6, 0.45]);
    paintBox(paint, room, { x: [x - 0.22, x + 0.22], y: [0, 2.75], z: [5.7, 6.15] }, '#d4d5d3');
    for (let band = 0; band < 4; band += 1)
      paint.patch(
        room.facing(5.69),
        x - 0.22,
        band * 0.25,
        x + 0.22,
        band * 0.25 + 0.25,
        band % 2 ? '#2e333b' : '#e8b83a',
      );
    paint.patch(room.facing(5.69), x - 0.22, 1.5, x + 0.22, 1.9, look.feature);
    paint.ellipse(room.point(x, 1.7, 5.68), 13, 13, '#ffffff');
  }
  const glow = paint.radial([
    [0, '#fff7dd', dirty ? 0.16 : 0.34],
    [1, '#fff7dd', 0],
  ]);
  paint.ellipse(room.floor(0, 3.9), 560, 150, glow);
  const spot: Point = [camera.x + turned * 0.1, 3.6];
  if (dirty && dirt === 'glass') paintShards(paint, room, mess, spot);
  else if (dirty && dirt === 'litter') {
    dust(paint, mess, room.floor, { a: [-2.4, 2.4], b: [2.6, 5] }, 200, '#5e574c');
    const place = (): Point => [between(mess, -1.8, 1.8), between(mess, 2.9, 5)];
    litter(
      paint,
      mess,
      room.floor,
      Array.from({ length: 9 }, place).toSorted((a, b) => b[1] - a[1]),
      ([, z]) => 0.12 * room.scale(z),
      ['#fbfaf5', '#d8c7a4', look.accent],
    );
    paintRound(paint, room, { x: spot[0], z: 2.9, radius: 0.06, y: [0, 0.17] }, '#f4f1ea', '#8a5b3c', 0.75);
  } else if (dirty) {
    spill(paint, mess, room.floor, { at: spot, size: 0.4, colour: '#26262b' });
    scuffs(paint, mess, room.floor, { a: [-2, 1.8], b: [2.8, 4.8] }, 12, '#26262b');
  }
  paintLens(paint);
  return paint.svg();
};
