import { darker, lighter, mix } from '../colours.ts';
import { dust, litter, runs, smears, spill } from '../dirt.ts';
import { paintGleam, paintPlant, paintTiles, type Shot } from '../furniture.ts';
import { openPaint, type Point } from '../paint.ts';
import { between } from '../random.ts';
import { openRoom, paintBox, paintLens, paintRound, paintShadow, paintShell } from '../room.ts';

/** Two basins under a mirror, with soap and towels. */
export const restroom = ({ look, dirty, dirt, layout, mess }: Shot): string => {
  const paint = openPaint();
  const camera = { x: between(layout, -0.25, 0.25), eye: 1.62, focal: 900, horizon: 265 };
  const room = openRoom(camera, { left: -1.7, right: 1.7, tall: 2.6, deep: 2.35 });
  const tile = mix(look.wall, look.feature, 0.3);
  paintShell(paint, room, { wall: tile, back: tile, floor: look.floor });
  paintTiles(paint, room.back, { a: [-1.7, 1.7], b: [0, 2.6] }, [0.2, 0.1], tile, layout, 0.05);
  for (const wall of [room.leftWall, room.rightWall])
    paintTiles(paint, wall, { a: [room.near, 2.35], b: [0, 2.6] }, [0.25, 0.1], tile, layout, 0.04);
  const mirror = { a: [-1.1, 1.0] as const, b: [1.12, 2.1] as const };
  paint.patch(room.back, -1.15, 1.07, 1.05, 2.15, darker(look.metal, 0.25));
  const glass = paint.linear(room.back(-1.1, 2.1), room.back(1, 1.1), [
    [0, '#dbe9ee'],
    [0.5, '#b7cdd6'],
    [1, '#cfe0e5'],
  ]);
  paint.patch(room.back, -1.1, 1.12, 1, 2.1, glass);
  paint.patch(room.back, 0.3, 1.12, 0.86, 2.02, mix(look.wood, '#c4d6dc', 0.45));
  paint.patch(room.back, 0.36, 1.12, 0.8, 1.96, mix(look.wood, '#c4d6dc', 0.3));
  paint.patch(room.back, -1.1, 1.12, 1, 1.24, mix('#f5f3ee', '#b7cdd6', 0.4));
  const onMirror = dirty && dirt === 'mirror';
  if (!onMirror) paintGleam(paint, room.back, mirror, 0.36);
  if (onMirror) {
    paint.patch(room.back, -1.1, 1.12, 1, 2.1, '#e4e0d4', 'fill-opacity="0.34"');
    runs(paint, mess, room.back, { a: [-1, 0.9], b: [1.2, 1.95] }, 17, '#f6f4ec');
    dust(paint, mess, room.back, { a: [-1.05, 0.95], b: [1.14, 1.7] }, 190, '#f8f6ef');
    smears(paint, mess, room.back, { a: [-0.8, 0.6], b: [1.3, 1.7] }, 4);
  }
  const empty = dirty && dirt === 'empty';
  paint.patch(room.back, 1.2, 1.18, 1.52, 1.62, '#1d2433', 'fill-opacity="0.22"');
  paint.patch(room.back, 1.18, 1.2, 1.5, 1.64, lighter(look.metal, 0.25));
  paint.patch(room.back, 1.21, 1.3, 1.47, 1.6, lighter(look.metal, 0.5));
  paint.patch(room.back, 1.25, 1.2, 1.43, 1.25, '#39424f');
  if (!empty) paint.patch(room.back, 1.27, 1.06, 1.41, 1.23, '#fdfcf8');
  if (!empty) paint.patch(room.back, 1.27, 1.06, 1.41, 1.09, '#e2ded2');
  paintBox(paint, room, { x: [-1.7, 1.7], y: [0.42, 0.84], z: [1.82, 2.35] }, look.wood);
  paintBox(paint, room, { x: [-1.7, 1.7], y: [0.84, 0.9], z: [1.72, 2.35] }, '#e9e6df', '#f4f2ec');
  const top = room.level(0.9);
  for (const x of [-0.6, 0.55]) {
    const [cx, cy] = top(x, 2);
    const scale = room.scale(2);
    paint.ellipse([cx, cy], 0.31 * scale, 0.078 * scale, '#cfcbc1');
    paint.ellipse([cx, cy - 1], 0.295 * scale, 0.07 * scale, '#fdfdfb');
    const bowl = paint.linear(
      [cx, cy - 30],
      [cx, cy + 34],
      [
        [0, '#a9b3b8'],
        [1, '#f1f3f2'],
      ],
    );
    paint.ellipse([cx, cy + 3], 0.26 * scale, 0.054 * scale, bowl);
    if (dirty && dirt === 'sink') {
      paint.ellipse([cx, cy + 5], 0.25 * scale, 0.047 * scale, '#8d7a52', 'fill-opacity="0.45"');
      paint.ellipse([cx, cy + 8], 0.14 * scale, 0.024 * scale, '#5f5138', 'fill-opacity="0.55"');
    }
    paint.ellipse([cx, cy + 8], 9, 4, '#59636b');
    const foot = top(x, 2.24);
    const neck: Point = [foot[0], foot[1] - 78];
    paint.line(foot, neck, darker(look.metal, 0.22), 15);
    paint.line(neck, [neck[0], neck[1] + 30], darker(look.metal, 0.3), 12, 'stroke-opacity="0"');
    paint.path(
      `M${neck[0]},${neck[1] + 4}q0,-16 16,-14l0,0q6,2 4,44`,
      `stroke="${darker(look.metal, 0.18)}" stroke-width="13" fill="none" stroke-linecap="round"`,
    );
    paint.line([foot[0] - 3, foot[1] - 4], [neck[0] - 3, neck[1]], lighter(look.metal, 0.6), 4);
    paint.line([foot[0] - 24, foot[1] - 2], [foot[0] + 24, foot[1] - 2], darker(look.metal, 0.25), 8);
  }
  paintShadow(paint, room, [-0.02, 2.1], [0.12, 0.07], 0.9);
  paintRound(
    paint,
    room,
    { x: -0.02, z: 2.1, radius: 0.045, y: [0.9, 1.06] },
    empty ? '#d9dbd8' : look.accent,
  );
  const pump = room.point(-0.02, 1.08, 2.1);
  paint.line(pump, [pump[0], pump[1] - 14], '#4a525c', 7);
  paint.line([pump[0], pump[1] - 14], [pump[0] + 19, pump[1] - 12], '#4a525c', 7);
  paintPlant(paint, room, [-1.3, 2.15], 0.42, look, layout, 0.9);
  if (dirty && dirt === 'sink') {
    spill(paint, mess, top, { at: [0.02, 1.83], size: 0.05, colour: '#9bb3ba' });
    litter(
      paint,
      mess,
      top,
      [
        [-0.2, 1.9],
        [1.05, 1.95],
        [0.93, 1.83],
        [-1.12, 1.86],
      ],
      () => 29,
    );
  }
  if (empty)
    litter(
      paint,
      mess,
      top,
      [
        [1.15, 1.98],
        [1.3, 1.86],
        [0.98, 1.86],
      ],
      () => 27,
    );
  paintLens(paint);
  return paint.svg();
};
