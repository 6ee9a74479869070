import { darker, type Look, lighter, mix } from '../colours.ts';
import { dust, litter, stain } from '../dirt.ts';
import { paintMug, paintPlant, paintShine, paintView, type Shot } from '../furniture.ts';
import { openPaint, type Paint, type Point } from '../paint.ts';
import { between, type Random } from '../random.ts';
import {
  openRoom,
  paintBox,
  paintLens,
  paintLights,
  paintShadow,
  paintShell,
  paintSkirting,
  type Room,
} from '../room.ts';

const paintChair = (paint: Paint, room: Room, side: number, z: number, colour: string) => {
  const x = side * 1.3;
  paintShadow(paint, room, [x, z], [0.42, 0.34]);
  const foot = room.point(x, 0.02, z);
  const seat = room.point(x, 0.42, z);
  const scale = room.scale(z);
  paint.line(foot, seat, '#454d57', 0.05 * scale);
  paint.line([foot[0] - 0.2 * scale, foot[1]], [foot[0] + 0.2 * scale, foot[1]], '#454d57', 0.05 * scale);
  paintBox(paint, room, { x: [x - 0.25, x + 0.25], y: [0.42, 0.5], z: [z - 0.22, z + 0.22] }, colour);
  const back = side * 0.22;
  paintBox(
    paint,
    room,
    { x: [x + back - 0.04, x + back + 0.04], y: [0.5, 1.02], z: [z - 0.22, z + 0.22] },
    darker(colour, 0.06),
  );
};

const paintMess = (paint: Paint, room: Room, look: Look, dirt: string, mess: Random) => {
  const top = room.level(0.78);
  if (dirt === 'dust') {
    dust(paint, mess, top, { a: [-0.95, 0.95], b: [2.15, 5] }, 900, '#efe7d6', 0.5);
    stain(paint, mess, top, { at: [0.4, 2.8], size: 0.1, colour: '#e9dfc9' });
  } else {
    const ringAt = ([x, z]: Point, r: number) => {
      const [cx, cy] = top(x, z);
      const scale = room.scale(z);
      paint.ellipse(
        [cx, cy],
        r * scale,
        (r * scale * 0.84) / z,
        'none',
        `stroke="${lighter(look.wood, 0.72)}" stroke-width="${(0.013 * scale).toFixed(1)}" stroke-opacity="0.8"`,
      );
    };
    for (const place of [
      [-0.35, 2.5],
      [-0.27, 2.56],
      [0.32, 2.44],
      [0.12, 2.75],
      [0.62, 2.9],
      [-0.6, 3.1],
      [0.3, 3.35],
    ] as const)
      ringAt(place, 0.062);
    stain(paint, mess, top, { at: [-0.05, 2.48], size: 0.055, colour: '#5a3a24' });
    for (const [place, colour] of [
      [[0.62, 3.6], look.accent],
      [[-0.66, 3.5], '#f4f1ea'],
      [[0.55, 2.5], '#f4f1ea'],
    ] as const)
      paintMug(paint, room, place, 0.78, colour, true);
    paint.poly([top(-0.85, 2.6), top(-0.6, 2.55), top(-0.52, 2.85), top(-0.77, 2.9)], '#fbfaf5');
    litter(
      paint,
      mess,
      top,
      [
        [0.36, 3.05],
        [-0.35, 3.75],
      ],
      ([, z]) => 0.05 * room.scale(z),
    );
  }
};

/** A long table for a meeting, a screen at its end. */
export const conference = ({ look, dirty, dirt, layout, mess }: Shot): string => {
  const paint = openPaint();
  const camera = { x: between(layout, -0.35, 0.35), eye: 1.62, focal: 780, horizon: 285 };
  const room = openRoom(camera, { left: -2.6, right: 2.6, tall: 2.7, deep: 6.2 });
  paintShell(paint, room, { wall: look.wall, back: look.feature, floor: look.carpet });
  const windowed = layout() > 0.5 ? room.leftWall : room.rightWall;
  paint.patch(windowed, 2.5, 0.75, 5.75, 2.3, '#f6f4ef');
  for (let pane = 0; pane < 3; pane += 1)
    paintView(
      paint,
      windowed,
      { a: [2.57 + pane * 1.06, 3.56 + pane * 1.06], b: [0.82, 2.23] },
      look,
      layout,
    );
  paintSkirting(paint, room, darker(look.feature, 0.3));
  paintLights(
    paint,
    room,
    [
      [-1.1, 3.2],
      [1.1, 3.2],
      [-1.1, 4.9],
      [1.1, 4.9],
    ],
    [0.5, 0.3],
  );
  paint.patch(room.back, -1.02, 1.08, 1.08, 2.16, '#1d2433', 'fill-opacity="0.25"');
  paint.patch(room.back, -1.05, 1.1, 1.05, 2.2, '#262d37');
  const screen = paint.linear(room.back(-1, 2.15), room.back(1, 1.15), [
    [0, mix(look.sky[0], '#33587c', 0.55)],
    [1, '#2c4560'],
  ]);
  paint.patch(room.back, -1, 1.15, 1, 2.15, screen);
  for (const [bar, tall] of [0.3, 0.52, 0.42, 0.66].entries())
    paint.patch(
      room.back,
      -0.7 + bar * 0.32,
      1.28,
      -0.5 + bar * 0.32,
      1.28 + tall,
      bar === 3 ? look.accent : '#ffffff',
      'fill-opacity="0.75"',
    );
  paintShine(paint, room, [[-1, 1]], 0.1, 0.6);
  for (const z of [5, 4.1, 3.2])
    for (const side of [-1, 1]) paintChair(paint, room, side, z, mix(look.accent, '#39424f', 0.35));
  paintShadow(paint, room, [0, 3.7], [1.5, 1.9]);
  paintBox(paint, room, { x: [-0.4, 0.4], y: [0, 0.72], z: [2.7, 5] }, darker(look.wood, 0.35));
  paintBox(paint, room, { x: [-1, 1], y: [0.72, 0.78], z: [2.1, 5.3] }, look.wood);
  const top = room.level(0.78);
  for (let board = -1; board < 1; board += 0.25) {
    paint.patch(
      top,
      board,
      2.1,
      board + 0.25,
      5.3,
      layout() > 0.5 ? '#ffffff' : '#1d2433',
      'fill-opacity="0.045"',
    );
    paint.line(top(board, 2.1), top(board, 5.3), darker(look.wood, 0.2), 1, 'stroke-opacity="0.5"');
  }
  const gloss = paint.linear(top(0, 5.3), top(0, 2.4), [
    [0, '#ffffff', dirty ? 0.22 : 0.55],
    [1, '#ffffff', 0],
  ]);
  paint.patch(top, -0.85, 2.2, 0.85, 5.3, gloss);
  paintPlant(paint, room, [0, 4.4], 0.32, look, layout, 0.78);
  if (dirty) paintMess(paint, room, look, dirt, mess);
  paintLens(paint);
  return paint.svg();
};
