import { darker, type Look, lighter, mix } from '../colours.ts';
import { dust, litter, spill, stain } from '../dirt.ts';
import { paintMug, paintPlant, paintTiles, type Shot } from '../furniture.ts';
import { openPaint, type Paint, type Point } from '../paint.ts';
import { between } from '../random.ts';
import { openRoom, paintBox, paintLens, paintRound, paintShadow, paintShell, type Room } from '../room.ts';

const paintCupboards = (paint: Paint, room: Room, look: Look, right: number) => {
  const front = mix(look.feature, look.wall, 0.1);
  paintBox(paint, room, { x: [-2.1, 2.1], y: [1.55, 2.3], z: [2.65, 3] }, front);
  for (let door = -2.1; door < 2; door += 0.6) {
    paint.patch(room.facing(2.649), door + 0.03, 1.58, door + 0.57, 2.27, lighter(front, 0.12));
    const knob = door > 0 ? door + 0.09 : door + 0.51;
    paint.line(room.point(knob, 1.65, 2.64), room.point(knob, 1.8, 2.64), darker(look.metal, 0.3), 6);
  }
  paint.patch(room.level(1.549), -2.0, 2.7, 2.0, 2.8, '#fff6d8');
  paintBox(paint, room, { x: [-2.1, right], y: [0.1, 0.86], z: [2.4, 3] }, front);
  paint.patch(room.facing(2.45), -2.1, 0, right, 0.1, darker(front, 0.6));
  for (let door = -2.1; door < right - 0.3; door += 0.57) {
    paint.patch(room.facing(2.399), door + 0.03, 0.14, door + 0.54, 0.83, lighter(front, 0.12));
    paint.line(
      room.point(door + 0.17, 0.76, 2.39),
      room.point(door + 0.4, 0.76, 2.39),
      darker(look.metal, 0.3),
      6,
    );
  }
  paintBox(
    paint,
    room,
    { x: [-2.1, right + 0.03], y: [0.86, 0.91], z: [2.34, 3] },
    look.wood,
    lighter(look.wood, 0.12),
  );
};

const paintMachines = (paint: Paint, room: Room, look: Look) => {
  const m = -1.35;
  paintShadow(paint, room, [m, 2.72], [0.36, 0.2], 0.91);
  paintBox(paint, room, { x: [m - 0.2, m + 0.2], y: [0.91, 0.97], z: [2.55, 2.9] }, '#39424f');
  paintBox(paint, room, { x: [m - 0.2, m + 0.2], y: [0.97, 1.36], z: [2.76, 2.9] }, '#39424f');
  paintBox(paint, room, { x: [m - 0.2, m + 0.2], y: [1.24, 1.4], z: [2.55, 2.9] }, '#4a5562');
  paint.ellipse(room.point(m + 0.1, 1.33, 2.549), 9, 9, look.accent);
  paint.patch(room.facing(2.549), m - 0.15, 1.29, m + 0.02, 1.37, '#9fd3c7');
  paintMug(paint, room, [m, 2.62], 0.97, '#f4f1ea', true);
  paintShadow(paint, room, [-0.35, 2.75], [0.5, 0.18], 0.91);
  paintBox(paint, room, { x: [-0.7, -0.05], y: [0.92, 1.27], z: [2.6, 2.96] }, '#c9ced3');
  paint.patch(room.facing(2.599), -0.67, 0.96, -0.22, 1.23, '#2e3640');
  paint.patch(room.facing(2.599), -0.18, 1.12, -0.09, 1.22, '#9fd3c7');
};

const paintSink = (paint: Paint, room: Room, { look, dirty, dirt, mess }: Shot) => {
  const top = room.level(0.91);
  const [, sy] = top(0.85, 2.64);
  const basin = paint.linear(
    [0, sy - 30],
    [0, sy + 30],
    [
      [0, '#7f8a92'],
      [1, '#d5dadd'],
    ],
  );
  paint.patch(top, 0.52, 2.48, 1.18, 2.84, '#e3e6e8');
  paint.patch(top, 0.56, 2.51, 1.14, 2.82, basin);
  const tap = top(0.85, 2.88);
  paint.path(
    `M${tap[0]},${tap[1]}v-62q0,-20 20,-18q16,2 14,26`,
    `stroke="${darker(look.metal, 0.25)}" stroke-width="10" fill="none" stroke-linecap="round"`,
  );
  if (dirty && dirt === 'dishes') {
    for (const [x, lift] of [
      [0.8, 0],
      [0.82, 0.016],
      [0.79, 0.032],
    ] as const) {
      const [cx, cy] = room.point(x, 0.91 + lift, 2.66);
      paint.ellipse([cx, cy + 2], 58, 17, darker('#e9e6df', 0.3));
      paint.ellipse([cx, cy], 57, 16, '#fbfaf6');
    }
    stain(paint, mess, room.level(0.95), { at: [0.79, 2.66], size: 0.045, colour: '#8c4a28' });
    for (const [x, z] of [
      [0.3, 2.5],
      [1.35, 2.52],
      [1.52, 2.62],
      [0.12, 2.44],
    ] as const)
      paintMug(paint, room, [x, z], 0.91, x > 1 ? look.accent : '#f4f1ea', true);
  }
};

const paintBins = (paint: Paint, room: Room, { look, dirty, mess }: Shot) => {
  for (const [x, colour] of [
    [1.12, '#5c6f80'],
    [1.62, '#4f8a64'],
  ] as const) {
    paintShadow(paint, room, [x, 2.6], [0.36, 0.28]);
    const rim = paintRound(paint, room, { x, z: 2.6, radius: 0.21, y: [0, 0.7] }, colour, '#23282f', 0.82);
    paint.ellipse(
      [rim.at[0], rim.at[1]],
      rim.rx,
      rim.ry,
      'none',
      `stroke="${lighter(colour, 0.35)}" stroke-width="5"`,
    );
    if (!dirty) paint.ellipse([rim.at[0], rim.at[1] + 2], rim.rx * 0.86, rim.ry * 0.8, '#39424f');
    if (dirty) {
      const heap = (lift: number, wide: number): Point[] =>
        [-1, -0.4, 0.2, 0.8].map((part) => [x + part * 0.16 * wide, 0.7 + lift]);
      litter(
        paint,
        mess,
        room.facing(2.6),
        [...heap(0.2, 0.4), ...heap(0.1, 0.9), ...heap(0, 1.1)],
        () => 30,
        ['#fbfaf5', look.accent, '#d8c7a4', '#a8c4d2'],
      );
    }
  }
  if (dirty)
    litter(
      paint,
      mess,
      room.floor,
      [
        [0.95, 2.32],
        [1.4, 2.25],
        [0.6, 2.3],
      ],
      () => 32,
      ['#fbfaf5', '#d8c7a4'],
    );
};

/** The counter of a break room: coffee machine, microwave, bins. */
export const kitchen = (shot: Shot): string => {
  const { look, dirty, dirt, layout, mess } = shot;
  const paint = openPaint();
  const bins = dirt === 'trash';
  const camera = { x: between(layout, -0.3, 0.3) + (bins ? 0.6 : 0), eye: 1.68, focal: 780, horizon: 290 };
  const room = openRoom(camera, { left: -2.1, right: 2.1, tall: 2.7, deep: 3 });
  paintShell(paint, room, { wall: look.wall, back: look.wall, floor: look.floor });
  paintTiles(
    paint,
    room.floor,
    { a: [-2.1, 2.1], b: [room.near, 3] },
    [0.42, 0.38],
    look.floor,
    layout,
    0.06,
  );
  const tile = mix('#ffffff', look.feature, 0.35);
  paint.patch(room.back, -2.1, 0.9, 2.1, 1.55, tile);
  paintTiles(paint, room.back, { a: [-2.1, 2.1], b: [0.9, 1.55] }, [0.2, 0.0929], tile, layout, 0.09);
  paintCupboards(paint, room, look, bins ? 0.75 : 2.1);
  const top = room.level(0.91);
  paintMachines(paint, room, look);
  if (!bins) paintSink(paint, room, shot);
  paintPlant(paint, room, [bins ? 0.45 : 1.8, 2.78], 0.42, look, layout, 0.91);
  if (bins) paintBins(paint, room, shot);
  if (dirty && dirt === 'coffee') {
    spill(paint, mess, top, { at: [-0.98, 2.47], size: 0.065, colour: '#6d4429' });
    const [fx, fy] = room.point(-1, 0.9, 2.339);
    for (const [shift, long] of [
      [-26, 60],
      [0, 110],
      [19, 44],
    ] as const)
      paint.line([fx + shift, fy], [fx + shift, fy + long], '#6d4429', 8, 'stroke-opacity="0.85"');
    dust(paint, mess, top, { a: [-0.1, 0.45], b: [2.38, 2.58] }, 60, '#a9793f');
    paintMug(paint, room, [0.1, 2.46], 0.91, look.accent, true);
  }
  paintLens(paint);
  return paint.svg();
};
