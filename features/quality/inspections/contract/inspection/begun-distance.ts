import { z } from 'zod';

/** Meters within which somebody is at the site: a position in a building is rarely better. */
const near = 200;

/** Meters: half around the earth. */
const farthest = 20_100_000;

export const begunDistance = z.int().min(0).max(farthest);

/** The distance as it is stored: 0 at the site, rounded to 100 m below a kilometer and to kilometers beyond, so that it does not
 * tell where somebody was. */
export const coarseDistance = (meters: number): number => {
  if (meters <= near) return 0;
  const step = meters < 1000 ? 100 : 1000;
  return Math.min(farthest, Math.round(meters / step) * step);
};

export const atSite = (distance: number): boolean => distance === 0;
