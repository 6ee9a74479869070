import { darker, lighter } from '../colours.ts';
import { dust, footprints, litter, stain } from '../dirt.ts';
import { paintArt, paintView, type Shot } from '../furniture.ts';
import { openPaint } from '../paint.ts';
import { between } from '../random.ts';
import { openRoom, paintLens, paintLights, paintShell, paintSkirting } from '../room.ts';

/** A carpeted corridor between offices. */
export const corridor = ({ look, dirty, dirt, layout, mess }: Shot): string => {
  const paint = openPaint();
  const camera = { x: between(layout, -0.3, 0.3), eye: 1.5, focal: 780, horizon: 345 };
  const room = openRoom(camera, { left: -1.35, right: 1.35, tall: 2.6, deep: 11 });
  paintShell(paint, room, { wall: look.wall, back: look.wall, floor: look.carpet });
  for (let z = room.near; z < 11; z += 0.6)
    for (const x of [-1.35, -0.45, 0.45]) {
      const shade = layout();
      const fill = shade > 0.5 ? '#ffffff' : '#1d2433';
      paint.patch(
        room.floor,
        x,
        z,
        x + 0.9,
        Math.min(11, z + 0.6),
        fill,
        `fill-opacity="${(Math.abs(shade - 0.5) * 0.16).toFixed(3)}"`,
      );
      const stripe = lighter(look.carpet, 0.2);
      paint.patch(room.floor, x + 0.12, z + 0.12, x + 0.78, z + 0.16, stripe, 'fill-opacity="0.28"');
      paint.patch(room.floor, x + 0.12, z + 0.38, x + 0.5, z + 0.42, look.accent, 'fill-opacity="0.2"');
    }
  for (const x of [-0.45, 0.45])
    paint.line(
      room.floor(x, room.near),
      room.floor(x, 11),
      darker(look.carpet, 0.25),
      1.5,
      'stroke-opacity="0.5"',
    );
  paintView(paint, room.back, { a: [-0.75, 0.75], b: [0.75, 2.15] }, look, layout);
  paint.patch(room.back, -0.03, 0.75, 0.03, 2.15, '#f4f2ee');
  paintSkirting(paint, room, darker(look.wall, 0.3), 0.11);
  for (const [wall, shift] of [
    [room.leftWall, 0],
    [room.rightWall, 1],
  ] as const) {
    for (let z = 2.3 + shift * 0.9; z < 10; z += 2.7) {
      paint.patch(wall, z - 0.07, 0, z + 1.02, 2.16, lighter(look.wall, 0.3));
      const wood = paint.linear(wall(z, 0), wall(z + 0.95, 0), [
        [0, darker(look.wood, 0.16)],
        [1, darker(look.wood, 0.02)],
      ]);
      paint.patch(wall, z, 0, z + 0.95, 2.1, wood);
      paint.patch(wall, z + 0.15, 1.15, z + 0.8, 1.9, darker(look.wood, 0.14));
      paint.patch(wall, z + 0.15, 0.2, z + 0.8, 0.95, darker(look.wood, 0.14));
      paint.ellipse(
        wall(z + 0.86, 1.02),
        300 / (z + 0.86) / 12,
        300 / (z + 0.86) / 12,
        lighter(look.metal, 0.3),
      );
      paint.patch(wall, z + 1.12, 1.5, z + 1.36, 1.66, look.feature);
    }
    paintArt(paint, wall, { a: [4.1 + shift * 0.9 - 0.35, 4.6 + shift * 0.9], b: [1.2, 1.85] }, look, layout);
  }
  paintLights(
    paint,
    room,
    [
      [0, 2.6],
      [0, 4.9],
      [0, 7.2],
      [0, 9.5],
    ],
    [0.42, 0.4],
  );
  for (const z of [3, 5.3, 7.6]) {
    const [x, y] = room.floor(0, z);
    const glow = paint.radial([
      [0, '#fff7dd', 0.26],
      [1, '#fff7dd', 0],
    ]);
    paint.ellipse([x, y], 1.2 * room.scale(z), 0.5 * room.scale(z), glow);
  }
  const spot: [number, number] = [between(layout, -0.1, 0.1) + camera.x, 2.95];
  if (dirty) {
    if (dirt === 'mud')
      footprints(paint, mess, room.floor, [spot[0] + 0.3, 2.35], [spot[0] - 0.3, 6.5], '#4a3626', 13);
    else if (dirt === 'crumbs') {
      dust(paint, mess, room.floor, { a: [-1, 0.95], b: [2.35, 4.6] }, 240, '#efe6d2');
      litter(
        paint,
        mess,
        room.floor,
        [
          [-0.5, 2.75],
          [0.42, 3.1],
          [-0.1, 3.7],
          [0.62, 2.6],
        ],
        ([, z]) => 0.085 * room.scale(z),
      );
    } else {
      stain(paint, mess, room.floor, { at: spot, size: 0.25, colour: '#3b2417' });
      stain(paint, mess, room.floor, { at: [spot[0] + 0.4, spot[1] + 0.5], size: 0.09, colour: '#3b2417' });
      stain(paint, mess, room.floor, { at: [spot[0] - 0.35, spot[1] + 0.65], size: 0.06, colour: '#3b2417' });
    }
  }
  paintLens(paint);
  return paint.svg();
};
