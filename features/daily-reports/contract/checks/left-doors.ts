import type { Check, doorResults } from './check.ts';
import { isSettled } from './judge-check.ts';

type Door = Pick<Check, 'kind' | 'result' | 'checked_at' | 'note'>;

/** The doors of which nobody has said anything yet; none of them counts as left when the report as a whole has words. */
export const leftDoors = <D extends Door>(checks: readonly D[], comments: string): D[] =>
  comments.trim() === '' ? checks.filter((one) => one.kind === 'tenant' && !isSettled(one)) : [];

/** Doors, and how many of them somebody stood before. */
export const countDoors = (
  checks: readonly Pick<Check, 'kind' | 'result'>[],
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
