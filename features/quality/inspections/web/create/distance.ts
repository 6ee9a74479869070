export type Point = { lat: number; lng: number };

const earthRadius = 6_371_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Meters along the surface of the earth. */
export const distanceBetween = (one: Point, other: Point): number => {
  const lat = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const lng = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const chord = lat + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * lng;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
};

type Placed = { buildings?: readonly { id: number; lat: number | null; lng: number | null }[] | undefined };

/** Meters to the nearest building of a site; null where none has a position. */
export const distanceTo = ({ buildings = [] }: Placed, from: Point): number | null => {
  const all = buildings.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [distanceBetween({ lat, lng }, from)],
  );
  return all.length === 0 ? null : Math.min(...all);
};

/** Nearest first; sites without a position come last. */
export const nearestFirst = <S extends Placed>(sites: readonly S[], from: Point): S[] => {
  const far = new Map(sites.map((site) => [site, distanceTo(site, from) ?? Number.POSITIVE_INFINITY]));
  return [...sites].sort((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0) || 0);
};
