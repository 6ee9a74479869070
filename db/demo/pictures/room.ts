import { darker, lighter } from './colours.ts';
import { height, type Paint, type Point, type Surface, width } from './paint.ts';

/** The eye looks straight ahead, along z. Lengths are meters, `focal` pixels. */
export type Camera = { x: number; eye: number; focal: number; horizon: number };

/** A box without its front, seen from inside: x from `left` to `right`, y up from the floor, z away from the eye. */
export type Room = ReturnType<typeof openRoom>;

type Size = { left: number; right: number; tall: number; deep: number };

/** Meters from the eye. Anything nearer is outside of every picture. */
const near = 1.1;

export const openRoom = (camera: Camera, { left, right, tall, deep }: Size) => {
  const scale = (z: number): number => camera.focal / z;
  const point = (x: number, y: number, z: number): Point => [
    width / 2 + (x - camera.x) * scale(z),
    camera.horizon - (y - camera.eye) * scale(z),
  ];
  const level =
    (y: number): Surface =>
    (x, z) =>
      point(x, y, z);
  const facing =
    (z: number): Surface =>
    (x, y) =>
      point(x, y, z);
  const side =
    (x: number): Surface =>
    (z, y) =>
      point(x, y, z);
  return {
    camera,
    left,
    right,
    tall,
    deep,
    near,
    scale,
    point,
    level,
    facing,
    side,
    floor: level(0),
    ceiling: level(tall),
    back: facing(deep),
    leftWall: side(left),
    rightWall: side(right),
  };
};

type Shell = { wall: string; back: string; floor: string; ceiling?: string };

/** Paints floor, ceiling and walls, lit from above, with skirting boards. */
export const paintShell = (paint: Paint, room: Room, { wall, back, floor, ceiling = '#f7f6f3' }: Shell) => {
  const { left, right, tall, deep } = room;
  const [, farFloor] = room.floor(0, deep);
  const [, farCeiling] = room.ceiling(0, deep);
  const [backLeft] = room.back(left, 0);
  const [backRight] = room.back(right, 0);
  paint.rect(0, 0, width, height, wall);
  const fall = (y0: number, y1: number, colour: string, dark: number) =>
    paint.linear(
      [0, y0],
      [0, y1],
      [
        [0, darker(colour, dark)],
        [1, lighter(colour, 0.06)],
      ],
    );
  paint.patch(room.ceiling, left, near, right, deep, fall(0, farCeiling, ceiling, 0.12));
  const across = (x0: number, x1: number) =>
    paint.linear(
      [x0, 0],
      [x1, 0],
      [
        [0, darker(wall, 0.2)],
        [1, darker(wall, 0.03)],
      ],
    );
  paint.patch(room.leftWall, near, 0, deep, tall, across(0, Math.max(backLeft, 1)));
  paint.patch(room.rightWall, near, 0, deep, tall, across(width, Math.min(backRight, width - 1)));
  paint.patch(
    room.back,
    left,
    0,
    right,
    tall,
    paint.linear(
      [0, farCeiling],
      [0, farFloor],
      [
        [0, lighter(back, 0.12)],
        [1, darker(back, 0.06)],
      ],
    ),
  );
  paint.patch(room.floor, left, near, right, deep, fall(height, farFloor, floor, 0.14));
};

/** Boards along the foot of the walls. */
export const paintSkirting = (paint: Paint, room: Room, colour: string, tall = 0.1) => {
  const { left, right, deep } = room;
  paint.patch(room.leftWall, near, 0, deep, tall, darker(colour, 0.18));
  paint.patch(room.rightWall, near, 0, deep, tall, darker(colour, 0.18));
  paint.patch(room.back, left, 0, right, tall, colour);
};

type Box = { x: [number, number]; y: [number, number]; z: [number, number] };

/** A box that stands in the room: the faces that the eye sees. */
export const paintBox = (paint: Paint, room: Room, { x, y, z }: Box, colour: string, top = colour) => {
  const { camera } = room;
  const [x0, x1] = x;
  const [y0, y1] = y;
  const [z0, z1] = z;
  if (camera.x < x0) paint.patch(room.side(x0), z0, y0, z1, y1, darker(colour, 0.22));
  if (camera.x > x1) paint.patch(room.side(x1), z0, y0, z1, y1, darker(colour, 0.22));
  if (camera.eye > y1) paint.patch(room.level(y1), x0, z0, x1, z1, lighter(top, 0.16));
  if (camera.eye < y0) paint.patch(room.level(y0), x0, z0, x1, z1, darker(colour, 0.35));
  const [, high] = room.point(0, y1, z0);
  const [, low] = room.point(0, y0, z0);
  const front = paint.linear(
    [0, high],
    [0, low],
    [
      [0, colour],
      [1, darker(colour, 0.12)],
    ],
  );
  paint.patch(room.facing(z0), x0, y0, x1, y1, front);
};

type Round = { x: number; z: number; radius: number; y: [number, number] };

/** An upright cylinder: a bin, a cup, a roll. Answers the ellipse of its rim. */
export const paintRound = (
  paint: Paint,
  room: Room,
  { x, z, radius, y: [y0, y1] }: Round,
  colour: string,
  top = lighter(colour, 0.2),
  taper = 1,
) => {
  const scale = room.scale(z);
  const flat = (y: number) => Math.max(1, (radius * scale * Math.abs(room.camera.eye - y)) / z);
  const [low, high] = [room.point(x, y0, z), room.point(x, y1, z)];
  const [rl, rh] = [radius * scale * taper, radius * scale];
  const body = paint.linear(
    [low[0] - rh, 0],
    [low[0] + rh, 0],
    [
      [0, darker(colour, 0.1)],
      [0.3, lighter(colour, 0.22)],
      [1, darker(colour, 0.32)],
    ],
  );
  const sweep = `A${rl},${flat(y0) * taper} 0 0 1 ${low[0] - rl},${low[1]}`;
  paint.path(
    `M${high[0] - rh},${high[1]}L${high[0] + rh},${high[1]}L${low[0] + rl},${low[1]}${sweep}Z`,
    `fill="${body}"`,
  );
  paint.ellipse(high, rh, flat(y1), top);
  return { at: high, rx: rh, ry: flat(y1) };
};

/** The soft shadow under what stands on a surface. */
export const paintShadow = (
  paint: Paint,
  room: Room,
  [x, z]: Point,
  [rx, rz]: Point,
  y = 0,
  strength = 0.38,
) => {
  const [cx, cy] = room.point(x, y, z);
  const [, far] = room.point(x, y, z + rz);
  const [, close] = room.point(x, y, Math.max(near, z - rz));
  const fill = paint.radial([
    [0, '#1d2433', strength],
    [0.55, '#1d2433', strength * 0.55],
    [1, '#1d2433', 0],
  ]);
  paint.ellipse([cx, (far + close) / 2 || cy], rx * room.scale(z), Math.max(2, (close - far) / 2), fill);
};

/** Panels of light in the ceiling, and their shine below. */
export const paintLights = (paint: Paint, room: Room, places: readonly Point[], size: Point = [0.6, 0.5]) => {
  for (const [x, z] of places) {
    paint.patch(
      room.ceiling,
      x - size[0] - 0.05,
      z - size[1] - 0.05,
      x + size[0] + 0.05,
      z + size[1] + 0.05,
      '#d8d5cd',
    );
    paint.patch(room.ceiling, x - size[0], z - size[1], x + size[0], z + size[1], '#fffdf3');
  }
};

/** The last layer: corners a little darker, as a lens does it. */
export const paintLens = (paint: Paint) => {
  const edge = paint.radial([
    [0.62, '#141a28', 0],
    [1, '#141a28', 0.3],
  ]);
  paint.rect(-180, -140, width + 360, height + 280, edge);
};
