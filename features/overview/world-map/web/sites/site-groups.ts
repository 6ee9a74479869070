import { type Bounds, boundsOf } from './bounds.ts';
import { pinsOf, type SiteIndex } from './site-index.ts';

export type SiteGroup = { places: readonly number[]; bounds: Bounds; city: string };

/** Degrees. Sites in the same or in neighbouring squares of this size form a group, about as large as a metropolitan area. */
const square = 0.3;

const keyOf = (x: number, y: number) => `${x},${y}`;

const squaresOf = (index: SiteIndex, places: readonly number[]): Map<string, number[]> => {
  const { pins, firstPin } = index;
  const squares = new Map<string, number[]>();
  for (const place of places) {
    const pin = firstPin[place] ?? 0;
    if (pin >= (firstPin[place + 1] ?? 0)) continue;
    const [lng = 0, lat = 0] = [pins.lng[pin], pins.lat[pin]];
    const key = keyOf(Math.floor(lng / square), Math.floor(lat / square));
    const there = squares.get(key);
    if (there) there.push(place);
    else squares.set(key, [place]);
  }
  return squares;
};

/** The sites of a square and of all squares connected to it. Removes these squares from `squares`. */
const takeTogether = (squares: Map<string, number[]>, first: string): number[] => {
  const found: number[] = [];
  const waiting = [first];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const places = squares.get(key);
    if (!places) continue;
    squares.delete(key);
    found.push(...places);
    const [x = 0, y = 0] = key.split(',').map(Number);
    for (const across of [-1, 0, 1]) for (const up of [-1, 0, 1]) waiting.push(keyOf(x + across, y + up));
  }
  return found;
};

/** The city with the most of these sites. */
const cityOf = ({ rows }: SiteIndex, places: readonly number[]): string => {
  const counts = new Map<string, number>();
  for (const place of places) {
    const [first] = rows[place]?.buildings ?? [];
    if (first?.city) counts.set(first.city, (counts.get(first.city) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
};

/** The sites in groups of neighbouring squares, the largest group first. */
export const groupSites = (index: SiteIndex, places: readonly number[]): SiteGroup[] => {
  const squares = squaresOf(index, places);
  const groups: SiteGroup[] = [];
  for (const key of [...squares.keys()]) {
    const together = takeTogether(squares, key).sort((a, b) => a - b);
    const bounds = boundsOf(pinsOf(index, together));
    if (bounds) groups.push({ places: together, bounds, city: cityOf(index, together) });
  }
  return groups.sort((a, b) => b.places.length - a.places.length);
};
