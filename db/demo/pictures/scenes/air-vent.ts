import { darker, lighter, mix } from '../colours.ts';
import { dust, stain } from '../dirt.ts';
import { paintArt, type Shot } from '../furniture.ts';
import { openPaint } from '../paint.ts';
import { between } from '../random.ts';
import { openRoom, paintLens, paintShell } from '../room.ts';

/** A grille high on a wall, seen from a ladder. */
export const airVent = ({ look, dirty, layout, mess }: Shot): string => {
  const paint = openPaint();
  const camera = { x: between(layout, -0.25, 0.25), eye: 2.05, focal: 900, horizon: 520 };
  const room = openRoom(camera, { left: -1.9, right: 1.9, tall: 2.75, deep: 1.95 });
  const wall = mix(look.wall, look.feature, 0.12);
  paintShell(paint, room, { wall, back: wall, floor: look.carpet });
  for (const x of [-1.3, -0.65, 0, 0.65, 1.3])
    paint.line(room.ceiling(x, 1.15), room.ceiling(x, 1.95), '#cfcbc2', 3);
  paint.line(room.ceiling(-1.9, 1.5), room.ceiling(1.9, 1.5), '#cfcbc2', 3);
  paint.patch(room.ceiling, -0.55, 1.2, 0.55, 1.46, '#fffdf3');
  paint.patch(room.back, -1.9, 2.66, 1.9, 2.75, lighter(wall, 0.5));
  paint.patch(room.back, -1.9, 1.18, 1.9, 1.28, look.feature);
  const [a0, a1, b0, b1] = [-0.62, 0.62, 1.72, 2.42];
  if (dirty) {
    stain(paint, mess, room.back, { at: [-0.3, b1 + 0.02], size: 0.09, colour: '#7a7266' });
    stain(paint, mess, room.back, { at: [0.34, b1], size: 0.1, colour: '#7a7266' });
    stain(paint, mess, room.back, { at: [0.05, b0], size: 0.08, colour: '#7a7266' });
  }
  const steel = mix(lighter(look.metal, 0.55), '#ffffff', 0.3);
  paint.patch(room.back, a0 + 0.03, b0 - 0.05, a1 + 0.03, b1 - 0.03, '#1d2433', 'fill-opacity="0.2"');
  paint.patch(room.back, a0, b0, a1, b1, steel);
  paint.patch(room.back, a0 + 0.07, b0 + 0.07, a1 - 0.07, b1 - 0.07, '#2a3038');
  for (const x of [a0 + 0.035, a1 - 0.035])
    for (const y of [b0 + 0.035, b1 - 0.035]) paint.ellipse(room.back(x, y), 6, 6, darker(steel, 0.35));
  for (let slat = b0 + 0.09; slat < b1 - 0.1; slat += 0.068) {
    const fill = paint.linear(room.back(0, slat + 0.046), room.back(0, slat), [
      [0, lighter(steel, 0.4)],
      [1, darker(steel, 0.18)],
    ]);
    paint.patch(room.back, a0 + 0.08, slat, a1 - 0.08, slat + 0.042, fill);
    if (!dirty) continue;
    paint.patch(
      room.back,
      a0 + 0.08,
      slat + 0.012,
      a1 - 0.08,
      slat + 0.044,
      '#857b6c',
      'fill-opacity="0.72"',
    );
    for (let tuft = 0; tuft < 15; tuft += 1) {
      const [x, y] = room.back(between(mess, a0 + 0.1, a1 - 0.1), slat + between(mess, -0.004, 0.03));
      paint.ellipse(
        [x, y],
        between(mess, 7, 20),
        between(mess, 4, 9),
        tuft % 2 ? '#7a7163' : '#988e7e',
        'fill-opacity="0.85"',
      );
      if (tuft % 5 === 0)
        paint.line(
          [x, y],
          [x + between(mess, -5, 5), y + between(mess, 8, 22)],
          '#7a7163',
          2.5,
          'stroke-opacity="0.8"',
        );
    }
  }
  if (dirty)
    dust(paint, mess, room.back, { a: [a0 - 0.25, a1 + 0.25], b: [b0 - 0.3, b1 + 0.1] }, 170, '#6f675a', 0.6);
  paintArt(paint, room.rightWall, { a: [1.25, 1.75], b: [1.45, 2.05] }, look, layout);
  paintLens(paint);
  return paint.svg();
};
