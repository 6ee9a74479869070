import type { DoorCheck, doorResults } from './door-check.ts';
import { isSettled } from './judge-door-check.ts';

type Door = Pick<DoorCheck, 'kind' | 'result' | 'checked_at' | 'note'>;

/** The doors of which nobody has said anything yet. None, when the report as a whole has comments. */
export const unreportedDoors = <D extends Door>(checks: readonly D[], comments: string): D[] =>
  comments.trim() === '' ? checks.filter((one) => one.kind === 'tenant' && !isSettled(one)) : [];

/** Counts the doors, those that somebody found locked or unlocked, and those found unlocked. */
export const countDoors = (
  checks: readonly Pick<DoorCheck, 'kind' | 'result'>[],
): { required: number; checked: number; unlocked: number } => {
  const doors = checks.filter(({ kind }) => kind === 'tenant');
  const having = (...results: readonly (typeof doorResults)[number][]) =>
    doors.filter(({ result }) => results.some((one) => one === result)).length;
  return {
    required: doors.length,
    checked: having('locked', 'found_unlocked'),
    unlocked: having('found_unlocked'),
  };
};
