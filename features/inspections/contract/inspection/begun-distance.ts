import { z } from 'zod';

/** Meters within which somebody is at the site: a position in a building is rarely better. */
const near = 200;

/** Half around the earth. */
const farthest = 20_100_000;

export const begunDistance = z.int().min(0).max(farthest);

/** As it is kept: 0 at the site, in hundreds of meters nearby, in kilometers beyond, so that it says no more than how far. */
export const coarseDistance = (meters: number): number => {
  if (meters <= near) return 0;
  const step = meters < 1000 ? 100 : 1000;
  return Math.min(farthest, Math.round(meters / step) * step);
};

export const atSite = (distance: number): boolean => distance === 0;
