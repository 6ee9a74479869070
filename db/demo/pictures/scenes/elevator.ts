import { darker, lighter, mix } from '../colours.ts';
import { dust, litter, runs, scuffs, smears } from '../dirt.ts';
import { paintArt, paintPlant, paintShine, paintTiles, type Shot } from '../furniture.ts';
import { openPaint } from '../paint.ts';
import { between } from '../random.ts';
import { openRoom, paintLens, paintLights, paintShell, paintSkirting } from '../room.ts';

/** An elevator's doors of steel, and its sill. */
export const elevator = ({ look, dirty, dirt, layout, mess }: Shot): string => {
  const paint = openPaint();
  const camera = { x: between(layout, -0.45, 0.45), eye: 1.5, focal: 800, horizon: 350 };
  const room = openRoom(camera, { left: -2.4, right: 2.4, tall: 2.75, deep: 3.1 });
  paintShell(paint, room, { wall: look.wall, back: look.feature, floor: look.floor });
  paintTiles(
    paint,
    room.floor,
    { a: [-2.4, 2.4], b: [room.near, 3.1] },
    [0.6, 0.5],
    look.floor,
    layout,
    0.04,
  );
  paintLights(paint, room, [[0, 2.2]], [0.8, 0.25]);
  paintSkirting(paint, room, darker(look.feature, 0.3));
  const steel = mix(look.metal, '#c9ced2', 0.4);
  paint.patch(room.back, -1.06, 0, 1.06, 2.34, darker(steel, 0.42));
  paint.patch(room.back, -1.02, 0, 1.02, 2.3, lighter(steel, 0.15));
  paint.patch(room.back, -0.9, 0, 0.9, 2.16, '#2c323b');
  for (const [a0, a1] of [
    [-0.89, -0.008],
    [0.008, 0.89],
  ] as const) {
    const brushed = paint.linear(room.back(a0, 0), room.back(a1, 0.7), [
      [0, darker(steel, 0.16)],
      [0.28, lighter(steel, 0.5)],
      [0.5, darker(steel, 0.05)],
      [0.78, lighter(steel, 0.34)],
      [1, darker(steel, 0.2)],
    ]);
    paint.patch(room.back, a0, 0.03, a1, 2.15, brushed);
    for (let line = 0; line < 46; line += 1) {
      const y = between(layout, 0.05, 2.12);
      paint.line(
        room.back(a0, y),
        room.back(a1, y),
        layout() > 0.5 ? '#ffffff' : '#39424f',
        1,
        'stroke-opacity="0.1"',
      );
    }
  }
  paint.patch(room.back, -0.3, 2.4, 0.3, 2.56, '#252b35');
  const [lampX, lampY] = room.back(-0.1, 2.48);
  paint.poly(
    [
      [lampX, lampY - 11],
      [lampX + 13, lampY + 10],
      [lampX - 13, lampY + 10],
    ],
    look.accent,
  );
  const [offX, offY] = room.back(0.1, 2.48);
  paint.poly(
    [
      [offX, offY + 11],
      [offX + 13, offY - 10],
      [offX - 13, offY - 10],
    ],
    '#4a525c',
  );
  paint.patch(room.back, 1.24, 0.92, 1.42, 1.36, '#1d2433', 'fill-opacity="0.25"');
  paint.patch(room.back, 1.22, 0.94, 1.4, 1.38, lighter(steel, 0.35));
  for (const [y, fill] of [
    [1.26, look.accent],
    [1.07, '#6d7782'],
  ] as const) {
    paint.ellipse(room.back(1.31, y), 15, 15, darker(steel, 0.3));
    paint.ellipse(room.back(1.31, y), 11, 11, fill);
  }
  paint.patch(room.floor, -0.98, 2.87, 0.98, 3.1, darker(steel, 0.1));
  for (const z of [2.92, 2.97, 3.02, 3.07])
    paint.line(room.floor(-0.96, z), room.floor(0.96, z), darker(steel, 0.5), 3);
  paintShine(paint, room, [[-0.85, 0.85]], dirty ? 0.2 : 0.5, 0.5);
  paintPlant(paint, room, [-1.75, 2.75], 1.2, look, layout);
  paintArt(paint, room.back, { a: [1.62, 2.2], b: [1.2, 2] }, look, layout);
  if (dirty && dirt === 'track') {
    paint.patch(room.floor, -0.96, 2.89, 0.96, 3.08, '#3d352b', 'fill-opacity="0.55"');
    dust(paint, mess, room.floor, { a: [-0.95, 0.95], b: [2.86, 3.09] }, 190, '#2f2921');
    dust(paint, mess, room.floor, { a: [-0.9, 0.95], b: [2.7, 3.05] }, 70, '#a58f6c');
    litter(
      paint,
      mess,
      room.floor,
      [
        [-0.5, 2.94],
        [0.15, 2.9],
        [0.62, 2.98],
      ],
      () => 20,
    );
  } else if (dirty) {
    for (const a of [
      [-0.75, -0.2],
      [0.12, 0.7],
    ] as const)
      smears(paint, mess, room.back, { a, b: [0.75, 1.65] }, 6, '#5b6069');
    runs(paint, mess, room.back, { a: [-0.8, 0.8], b: [0.9, 1.9] }, 5, '#6a6256');
    scuffs(paint, mess, room.back, { a: [-0.8, 0.5], b: [0.1, 0.24] }, 6);
  }
  paintLens(paint);
  return paint.svg();
};
