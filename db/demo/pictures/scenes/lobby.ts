import { darker, lighter } from '../colours.ts';
import { footprints, scuffs, spill } from '../dirt.ts';
import { paintArt, paintPlant, paintShine, paintTiles, paintView, type Shot } from '../furniture.ts';
import { openPaint } from '../paint.ts';
import { between } from '../random.ts';
import {
  openRoom,
  paintBox,
  paintLens,
  paintLights,
  paintShadow,
  paintShell,
  paintSkirting,
} from '../room.ts';

/** The floor of a lobby: a reception desk, tall windows, stone. */
export const lobby = ({ look, dirty, dirt, layout, mess, aside = 0 }: Shot): string => {
  const paint = openPaint();
  const camera = { x: between(layout, -0.9, 0.9) + aside, eye: 1.6, focal: 830, horizon: 318 };
  const room = openRoom(camera, { left: -3.7, right: 3.7, tall: 3.3, deep: 8 });
  paintShell(paint, room, { wall: look.wall, back: look.feature, floor: look.floor });
  const turned = layout() > 0.5 ? 1 : -1;
  paintTiles(
    paint,
    room.floor,
    { a: [-3.7, 3.7], b: [room.near, 8] },
    [0.925, 0.985],
    look.floor,
    layout,
    0.045,
  );
  const [w0, w1]: [number, number] = turned > 0 ? [0.5, 3.3] : [-3.3, -0.5];
  paint.patch(room.back, w0 - 0.1, 0, w1 + 0.1, 2.95, lighter(look.metal, 0.4));
  for (let pane = 0; pane < 3; pane += 1) {
    const wide = (w1 - w0) / 3;
    const a: [number, number] = [w0 + wide * pane + 0.05, w0 + wide * (pane + 1) - 0.05];
    paintView(paint, room.back, { a, b: [0.08, 2.85] }, look, layout);
  }
  paintSkirting(paint, room, darker(look.feature, 0.25), 0.1);
  paint.patch(room.back, w0, 0.08, w1, 0.1, darker(look.metal, 0.2));
  const wall = turned > 0 ? room.leftWall : room.rightWall;
  for (const z of [3.4, 5.3]) paintArt(paint, wall, { a: [z, z + 1.15], b: [1.1, 2.2] }, look, layout);
  paintLights(paint, room, [
    [-2, 3.4],
    [2, 3.4],
    [-2, 6],
    [2, 6],
  ]);
  paintShine(paint, room, [[w0, w1]], dirty ? 0.22 : 0.62, dirty ? 0.45 : 0.74);
  const d = -turned * 2;
  paintShadow(paint, room, [d, 6.6], [1.7, 0.8]);
  paintBox(paint, room, { x: [d - 1.25, d + 1.25], y: [0, 1.02], z: [6.4, 7.1] }, look.wood);
  for (let slat = -1.15; slat < 1.2; slat += 0.16)
    paint.patch(
      room.facing(6.39),
      d + slat,
      0.08,
      d + slat + 0.05,
      0.94,
      darker(look.wood, 0.2),
      'fill-opacity="0.6"',
    );
  paintBox(
    paint,
    room,
    { x: [d - 1.36, d + 1.36], y: [1.02, 1.09], z: [6.3, 7.15] },
    lighter(look.wall, 0.3),
  );
  paintBox(paint, room, { x: [d + 0.2, d + 0.75], y: [1.12, 1.5], z: [6.75, 6.8] }, '#39424f');
  paintPlant(paint, room, [-turned * 0.25, 7.1], 1.35, look, layout);
  paintPlant(paint, room, [turned * 3.05, 4.5], 1.6, look, layout);
  const spot: [number, number] = [turned * -0.1 + camera.x, 3.35];
  if (dirty) {
    if (dirt === 'mud')
      footprints(
        paint,
        mess,
        room.floor,
        [spot[0] + 1.5 * turned, 2.5],
        [spot[0] - 1.3 * turned, 5.6],
        '#6a4a2f',
        12,
      );
    else if (dirt === 'scuffs') scuffs(paint, mess, room.floor, { a: [-1.8, 1.6], b: [2.7, 4.8] }, 34);
    else spill(paint, mess, room.floor, { at: spot, size: 0.33, colour: '#6d4429' });
  }
  paintLens(paint);
  return paint.svg();
};
