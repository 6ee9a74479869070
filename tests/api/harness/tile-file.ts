import { writeFileSync } from 'node:fs';
import { zxyToTileId } from 'pmtiles';

type Properties = Record<string, string>;

/** In units of a tile, which has 4096 of them on each side. */
type Shape = { kind: 'line' | 'area' | 'point'; at: [number, number][]; properties: Properties };

type Area = { west: number; south: number; east: number; north: number };

const extent = 4096;

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];

const bytesField = (field: number, bytes: number[]): number[] => [
  field * 8 + 2,
  ...varint(bytes.length),
  ...bytes,
];
const numberField = (field: number, value: number): number[] => [field * 8, ...varint(value)];
const text = (value: string): number[] => [...Buffer.from(value)];

const zigzag = (value: number): number[] => varint(value < 0 ? -value * 2 - 1 : value * 2);

const moveTo = 1;
const lineTo = 2;
const closePath = 7;

const geometryOf = ({ kind, at }: Shape): number[] => {
  const steps = at.map(([x, y], index) => {
    const [fromX, fromY] = at[index - 1] ?? [0, 0];
    return [...zigzag(x - fromX), ...zigzag(y - fromY)];
  });
  const [first = [], ...others] = steps;
  if (kind === 'point') return [...varint(8 + moveTo), ...first];
  const line = [...varint(8 + moveTo), ...first, ...varint(others.length * 8 + lineTo), ...others.flat()];
  return kind === 'area' ? [...line, ...varint(8 + closePath)] : line;
};

const types = { point: 1, line: 2, area: 3 };

/** One layer of a vector tile, as version 2 of Mapbox's specification has it. */
const layerOf = (name: string, shapes: readonly Shape[]): number[] => {
  const pairs = shapes.flatMap(({ properties }) => Object.entries(properties));
  const keys = [...new Set(pairs.map(([key]) => key))];
  const values = [...new Set(pairs.map(([, value]) => value))];
  const features = shapes.map((shape) => {
    const tags = Object.entries(shape.properties).flatMap(([key, value]) => [
      ...varint(keys.indexOf(key)),
      ...varint(values.indexOf(value)),
    ]);
    return [
      ...bytesField(2, tags),
      ...numberField(3, types[shape.kind]),
      ...bytesField(4, geometryOf(shape)),
    ];
  });
  return [
    ...numberField(15, 2),
    ...bytesField(1, text(name)),
    ...features.flatMap((feature) => bytesField(2, feature)),
    ...keys.flatMap((key) => bytesField(3, text(key))),
    ...values.flatMap((value) => bytesField(4, bytesField(1, text(value)))),
    ...numberField(5, extent),
  ];
};

const box = (west: number, north: number, east: number, south: number): [number, number][] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
];

const across = (y: number): [number, number][] => [
  [0, y],
  [extent, y],
];
const down = (x: number): [number, number][] => [
  [x, 0],
  [x, extent],
];

/** A town: blocks of 256 units between small streets, two large ones, a highway, a park and a lake. */
const town = (): Record<string, Shape[]> => {
  const blocks = Array.from({ length: 15 }, (_, index) => (index + 1) * 256);
  const street = (at: [number, number][], kind: string, name: string): Shape => ({
    kind: 'line',
    at,
    properties: { kind, name },
  });
  return {
    earth: [{ kind: 'area', at: box(-64, -64, extent + 64, extent + 64), properties: { kind: 'earth' } }],
    landuse: [{ kind: 'area', at: box(300, 2600, 1200, 3300), properties: { kind: 'park' } }],
    water: [
      { kind: 'area', at: box(2650, 500, 3700, 1100), properties: { kind: 'lake' } },
      {
        kind: 'point',
        at: [[3100, 800]],
        properties: { kind: 'lake', name: 'Mirror Lake', 'name:es': 'Lago Espejo' },
      },
    ],
    roads: [
      ...blocks.map((x, index) => street(down(x), 'minor_road', `${index + 1}th Street`)),
      ...blocks.map((y, index) => street(across(y), 'minor_road', `Avenue ${index + 1}`)),
      street(across(2048), 'major_road', 'Broadway'),
      street(down(2048), 'major_road', 'Main Street'),
      street(
        [
          [0, 4000],
          [extent, 1300],
        ],
        'highway',
        'I 70',
      ),
    ],
    buildings: blocks.slice(0, 6).map((x) => ({
      kind: 'area',
      at: box(x + 60, 1350, x + 180, 1480),
      properties: { kind: 'building' },
    })),
    places: [{ kind: 'point', at: [[1500, 1500]], properties: { kind: 'neighbourhood', name: 'Old Mill' } }],
  };
};

const tile = (): Buffer =>
  Buffer.from(Object.entries(town()).flatMap(([name, shapes]) => bytesField(3, layerOf(name, shapes))));

const column = (lng: number, zoom: number): number => Math.floor(((lng + 180) / 360) * 2 ** zoom);
const row = (lat: number, zoom: number): number => {
  const angle = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** zoom);
};

const idsWithin = ({ west, south, east, north }: Area, zoom: number): number[] => {
  const ids: number[] = [];
  for (let x = column(west, zoom); x <= column(east, zoom); x += 1) {
    for (let y = row(north, zoom); y <= row(south, zoom); y += 1) ids.push(zxyToTileId(zoom, x, y));
  }
  return ids;
};

/** Writes a file of map tiles (PMTiles, version 3) in which every tile from zoom 7 to 13 shows the same town. `size`: bytes up
 * to which it is filled with nothing. */
export const writeTileFile = (path: string, area: Area, { size = 0 } = {}): void => {
  const [minZoom, maxZoom] = [7, 13];
  const ids: number[] = [];
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) ids.push(...idsWithin(area, zoom));
  ids.sort((one, other) => one - other);
  const data = tile();
  const directory = Buffer.from([
    ...varint(ids.length),
    ...ids.flatMap((id, index) => varint(id - (ids[index - 1] ?? 0))),
    ...ids.flatMap(() => varint(1)),
    ...ids.flatMap(() => varint(data.length)),
    ...ids.flatMap(() => varint(1)),
  ]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(127);
  header.write('PMTiles\u0003', 'latin1');
  const metadataAt = header.length + directory.length;
  const dataAt = metadataAt + metadata.length;
  const parts = [
    header.length,
    directory.length,
    metadataAt,
    metadata.length,
    dataAt,
    0,
    dataAt,
    data.length,
  ];
  parts.push(ids.length, ids.length, 1);
  parts.forEach((value, index) => {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  });
  const [unclustered, uncompressed, vector] = [0, 1, 1];
  header.set([unclustered, uncompressed, uncompressed, vector, minZoom, maxZoom], 96);
  [area.west, area.south, area.east, area.north].forEach((degrees, index) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  });
  const bytes = Buffer.concat([header, directory, metadata, data]);
  writeFileSync(path, Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length))]));
};
