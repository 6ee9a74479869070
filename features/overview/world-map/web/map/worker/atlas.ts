import type { Feature, FeatureCollection, Geometry, MultiPolygon, Point, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type PlacesFile = { names: string; at: number[] };

/** The labels, largest place first. `rank` decides from which zoom on a label is shown. */
const readPlaces = (file: unknown): FeatureCollection => {
  const { names, at } = file as PlacesFile;
  return {
    type: 'FeatureCollection',
    features: names.split('|').map((name, rank) => ({
      type: 'Feature',
      properties: { name, rank },
      geometry: {
        type: 'Point',
        coordinates: [(at[rank * 2] ?? 0) / 1000, (at[rank * 2 + 1] ?? 0) / 1000],
      },
    })),
  };
};

type Named = { name: string };
type Atlas = Topology<Record<string, GeometryCollection<Named>>>;

/** Ids to leave out: the United States and Puerto Rico come from a finer atlas, and Antarctica cannot be shown in this
 * projection. */
const drawnElsewhere = new Set(['840', '630', '010']);

const unwrapLine = (line: Position[]): Position[] => {
  let shift = 0;
  let last = line[0]?.[0] ?? 0;
  return line.map(([lng = 0, lat = 0]) => {
    if (lng - last > 180) shift -= 360;
    else if (lng - last < -180) shift += 360;
    last = lng;
    return [lng + shift, lat];
  });
};

/** Without this, a ring across the antimeridian would become a stripe around the world. */
const unwrap = (geometry: Geometry): Geometry => {
  if (geometry.type === 'Polygon') {
    return { ...geometry, coordinates: geometry.coordinates.map(unwrapLine) };
  }
  if (geometry.type === 'MultiPolygon') {
    return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(unwrapLine)) };
  }
  if (geometry.type === 'MultiLineString') {
    return { ...geometry, coordinates: geometry.coordinates.map(unwrapLine) };
  }
  return geometry;
};

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

const areas = (atlas: Atlas, name: string): Feature[] => {
  const found = feature(atlas, atlas.objects[name] as GeometryCollection<Named>).features as Feature[];
  return found
    .filter(({ id }) => !drawnElsewhere.has(String(id)))
    .map((area) => ({ ...area, geometry: unwrap(area.geometry) }));
};

const lines = (atlas: Atlas, name: string): FeatureCollection => {
  const inner = mesh(atlas, atlas.objects[name] as GeometryCollection<Named>, (a, b) => a !== b);
  return collection([{ type: 'Feature', properties: {}, geometry: unwrap(inner) }]);
};

const size = (ring: Position[]): number => {
  let sum = 0;
  ring.forEach(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] as Position;
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum / 2);
};

/** The centre of the largest part: accurate enough for a label. */
const middleOf = ({ type, coordinates }: Polygon | MultiPolygon): Point => {
  const rings = type === 'Polygon' ? [coordinates[0]] : coordinates.map(([outer]) => outer);
  const largest = rings.reduce((best, ring) => (size(ring ?? []) > size(best ?? []) ? ring : best)) ?? [];
  const xs = largest.map(([x = 0]) => x);
  const ys = largest.map(([, y = 0]) => y);
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { type: 'Point', coordinates: [between(xs), between(ys)] };
};

const names = (atlas: Atlas, name: string): FeatureCollection =>
  collection(
    areas(atlas, name).map((area) => ({
      ...area,
      geometry: middleOf(area.geometry as Polygon | MultiPolygon),
    })),
  );

const files = new Map<string, Promise<unknown>>();

const read = (path: string): Promise<unknown> => {
  const known = files.get(path);
  if (known) return known;
  const file = fetch(path).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  });
  files.set(path, file);
  file.catch(() => files.delete(path));
  return file;
};

/** `atlas:///assets/states.json#lines:states`: a part of an atlas, converted to GeoJSON outside of the main thread. */
export const loadAtlas = async (url: string): Promise<FeatureCollection> => {
  const { pathname, hash } = new URL(url.replace(/^atlas:\/\//, self.location.origin));
  const [part, name = ''] = hash.slice(1).split(':');
  const file = await read(pathname);
  if (part === 'places') return readPlaces(file);
  if (part === 'lines') return lines(file as Atlas, name);
  if (part === 'names') return names(file as Atlas, name);
  return collection(areas(file as Atlas, name));
};
