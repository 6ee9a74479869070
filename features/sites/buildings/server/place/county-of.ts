import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** `rings` are corners one after the other: longitude, latitude, ... */
type County = {
  id: string;
  west: number;
  east: number;
  south: number;
  north: number;
  rings: Float32Array[];
};

let counties: County[] | undefined;

/** Read at its first use: about 2 MB. */
const readCounties = (): County[] => {
  const path = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ counties: GeometryCollection }>;
  return feature(atlas, atlas.objects.counties).features.flatMap(({ id, geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    const rings = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flat();
    const corners = rings.flat();
    const lngs = corners.map(([lng = 0]) => lng);
    const lats = corners.map(([, lat = 0]) => lat);
    return {
      id: String(id),
      west: Math.min(...lngs),
      east: Math.max(...lngs),
      south: Math.min(...lats),
      north: Math.max(...lats),
      rings: rings.map((ring) => Float32Array.from(ring.flatMap(([lng = 0, lat = 0]) => [lng, lat]))),
    };
  });
};

/** How many edges of a ring a line from the point to the east crosses. */
const crossings = (ring: Float32Array, lat: number, lng: number): number => {
  let count = 0;
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [lng1 = 0, lat1 = 0, lng2 = 0, lat2 = 0] = ring.subarray(at, at + 4);
    if (lat1 > lat !== lat2 > lat && lng < ((lng2 - lng1) * (lat - lat1)) / (lat2 - lat1) + lng1) count += 1;
  }
  return count;
};

/** The number (FIPS) of the county at a place in the United States, to about half a kilometer at its border. */
export const countyOf = (lat: number, lng: number): string | undefined => {
  counties ??= readCounties();
  return counties.find(
    ({ west, east, south, north, rings }) =>
      lng >= west &&
      lng <= east &&
      lat >= south &&
      lat <= north &&
      rings.reduce((sum, ring) => sum + crossings(ring, lat, lng), 0) % 2 === 1,
  )?.id;
};
