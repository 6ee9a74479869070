import { darker, lighter, mix } from '../colours.ts';
import { dust, runs, smears } from '../dirt.ts';
import { paintGleam, paintPlant, paintView, type Shot } from '../furniture.ts';
import { openPaint, type Paint } from '../paint.ts';
import { between, type Random } from '../random.ts';
import { openRoom, paintBox, paintLens, paintShell, paintSkirting, type Room } from '../room.ts';

const [b0, b1] = [0.72, 2.4];

/** What rain, dust, hands and birds leave on one pane. */
const paintFilm = (paint: Paint, room: Room, dirt: string, mess: Random, a0: number) => {
  const film = dirt === 'dust' ? '#b9a888' : '#d9d4c6';
  paint.patch(room.back, a0, b0, a0 + 1, b1, film, `fill-opacity="${dirt === 'dust' ? 0.38 : 0.26}"`);
  const inside = { a: [a0 + 0.05, a0 + 0.95] as const, b: [b0 + 0.02, b1 - 0.05] as const };
  runs(paint, mess, room.back, inside, dirt === 'dust' ? 7 : 14, '#77705f');
  dust(paint, mess, room.back, inside, 130, '#8b8371', 0.5);
  if (dirt !== 'dust') smears(paint, mess, room.back, { a: [a0 + 0.2, a0 + 0.75], b: [1, 1.5] }, 2);
  if (dirt === 'birds' && a0 < 0) {
    const [x, y] = room.back(a0 + 0.6, 1.9);
    for (const [dx, dy, r] of [
      [0, 0, 15],
      [9, 13, 10],
      [-11, 7, 8],
      [3, 27, 7],
      [-24, 34, 5],
    ] as const)
      paint.ellipse([x + dx, y + dy], r, r * 1.1, '#fbfbf6');
    paint.line([x + 2, y], [x + 4, y + 95], '#f4f4ec', 8);
  }
};

/** A wide office window over the town. */
export const officeWindow = ({ look, dirty, dirt, layout, mess }: Shot): string => {
  const paint = openPaint();
  const camera = { x: between(layout, -0.4, 0.4), eye: 1.45, focal: 800, horizon: 420 };
  const room = openRoom(camera, { left: -2.2, right: 2.2, tall: 2.7, deep: 2.7 });
  paintShell(paint, room, { wall: look.wall, back: mix(look.wall, look.feature, 0.18), floor: look.carpet });
  paintSkirting(paint, room, lighter(look.wall, 0.4));
  paint.patch(room.back, -1.62, b0 - 0.06, 1.62, b1 + 0.06, '#faf9f6');
  const panes = [-1.56, -0.5, 0.56] as const;
  for (const a0 of panes) {
    const glass = { a: [a0, a0 + 1] as const, b: [b0, b1] as const };
    paintView(paint, room.back, glass, look, layout);
    if (!dirty) {
      paintGleam(paint, room.back, glass, 0.26);
      continue;
    }
    paintFilm(paint, room, dirt, mess, a0);
  }
  for (const x of [-0.53, 0.53]) paint.patch(room.back, x - 0.03, b0, x + 0.03, b1, '#f1efea');
  for (const x of [-1.62, 1.56]) paint.patch(room.back, x, b0, x + 0.06, b1, '#f1efea');
  const blind = mix(look.feature, '#f6f4ef', 0.55);
  paint.patch(room.facing(2.66), -1.66, 2.2, 1.66, 2.5, blind);
  for (let fold = 2.24; fold < 2.5; fold += 0.05)
    paint.line(room.point(-1.66, fold, 2.66), room.point(1.66, fold, 2.66), darker(blind, 0.16), 2);
  paintBox(paint, room, { x: [-1.75, 1.75], y: [0.62, 0.68], z: [2.42, 2.7] }, '#efece5', '#f8f6f1');
  for (let rib = -1.2; rib < 1.25; rib += 0.08)
    paint.patch(room.facing(2.69), rib, 0.16, rib + 0.045, 0.55, lighter(look.metal, 0.35));
  if (dirty) dust(paint, mess, room.level(0.68), { a: [-1.7, 1.7], b: [2.45, 2.68] }, 210, '#7c7465', 0.55);
  paintPlant(paint, room, [-1.35, 2.55], 0.5, look, layout, 0.68);
  paintPlant(paint, room, [1.42, 2.55], 0.36, look, layout, 0.68);
  const light = paint.linear(
    [0, 640],
    [0, 900],
    [
      [0, '#fff6dc', dirty ? 0.14 : 0.34],
      [1, '#fff6dc', 0],
    ],
  );
  paint.poly([room.floor(-1.5, 2.7), room.floor(1.5, 2.7), room.floor(2, 1.4), room.floor(-1.6, 1.4)], light);
  paintLens(paint);
  return paint.svg();
};
