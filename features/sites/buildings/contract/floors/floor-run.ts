import { z } from 'zod';
import { type FloorFields, maxNewFloors, squareFeet } from './floor.ts';

const story = z.int().min(0).max(300);

const run = { from: story, to: story, cleanable_sqft: squareFeet.nullable().default(null) };

type Ends = { from: number; to: number };

const inOrder = ({ from, to }: Ends): boolean => to >= from;

const notTooMany = ({ from, to }: Ends): boolean => to - from < maxNewFloors;

/** Floors 1 to 12, each with the same area. */
export const floorRun = z
  .strictObject(run)
  .refine(inOrder, { path: ['to'], message: 'ends_before_begin' })
  .refine(notTooMany, { path: ['to'], message: 'at_most_hundred_floors' });

export type FloorRun = z.output<typeof floorRun>;

export const floorsOfRun = (
  { from, to, cleanable_sqft }: FloorRun,
  labelOf: (number: number) => string,
): FloorFields[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => ({
    number: from + nth,
    label: labelOf(from + nth),
    cleanable_sqft,
  }));
