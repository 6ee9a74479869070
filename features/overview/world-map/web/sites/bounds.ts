import { type Pins, pinsOf, type SiteIndex } from './site-index.ts';

export type Bounds = { west: number; south: number; east: number; north: number };

const within = (bounds: Bounds, lng: number, lat: number): boolean => {
  if (lat < bounds.south || lat > bounds.north) return false;
  // After the map was turned around the world, its edges are beyond 180 degrees.
  for (const shifted of [lng, lng - 360, lng + 360]) {
    if (shifted >= bounds.west && shifted <= bounds.east) return true;
  }
  return false;
};

/** The sites with a pin in this part of the map. */
export const sitesWithin = (index: SiteIndex, places: readonly number[], bounds: Bounds): number[] => {
  const { pins, firstPin } = index;
  return places.filter((place) => {
    const end = firstPin[place + 1] ?? 0;
    for (let pin = firstPin[place] ?? 0; pin < end; pin++) {
      if (within(bounds, pins.lng[pin] as number, pins.lat[pin] as number)) return true;
    }
    return false;
  });
};

const enoughToTrim = 25;

const middle = (values: Float32Array): [number, number] => {
  const sorted = values.toSorted();
  const trim = sorted.length >= enoughToTrim ? 0.02 : 0;
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] as number;
  return [at(trim), at(1 - trim)];
};

/** The area of the sites without outliers, so that one wrong position does not show the whole world. */
export const boundsOf = ({ lng, lat }: Pins): Bounds | null => {
  if (lng.length === 0) return null;
  const [west, east] = middle(lng);
  const [south, north] = middle(lat);
  return { west, south, east, north };
};

export const boundsOfSites = (index: SiteIndex, places: readonly number[]): Bounds | null =>
  boundsOf(places.length === index.rows.length ? index.pins : pinsOf(index, places));
