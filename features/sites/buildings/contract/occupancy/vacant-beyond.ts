import type { VacancyFields } from './vacancy.ts';

/** First and last day; null has no beginning or no end. */
type Period = { from: string | null; to: string | null };

const endsBefore = ({ to }: Period, { from }: Period): boolean => to !== null && from !== null && to < from;

/** Whether two periods have a day in common. */
export const isDuring = (one: Period, other: Period): boolean =>
  !endsBefore(one, other) && !endsBefore(other, one);

type Rooms = Pick<VacancyFields, 'sqft' | 'kind' | 'from' | 'to'>;

/** By how many square feet vacancies of a floor exceed it on the worst day of a period: its parts together, or an entry of the
 * whole floor. 0 when they fit, and where nobody knows the size of the floor. */
export const vacantBeyond = (
  floorSqft: number | null,
  vacancies: readonly Rooms[],
  period: Pick<Rooms, 'from' | 'to'>,
): number => {
  if (floorSqft === null) return 0;
  const during = vacancies.filter((each) => isDuring(each, period));
  const days = [period.from, ...during.map(({ from }) => from).filter((from) => from > period.from)];
  const vacantOn = days.flatMap((day) => {
    const then = during.filter((each) => isDuring(each, { from: day, to: day }));
    const parts = then.filter(({ kind }) => kind === 'PF').reduce((sum, { sqft }) => sum + sqft, 0);
    return [parts, ...then.filter(({ kind }) => kind === 'FF').map(({ sqft }) => sqft)];
  });
  return Math.max(0, Math.max(0, ...vacantOn) - floorSqft);
};

/** The same with one entry added, or in the place of another; 0 when that makes it no worse than it is: what exceeds a floor
 * already may stay, and may be ended. */
export const addedBeyond = <R extends Rooms>(
  floorSqft: number | null,
  all: readonly R[],
  { added, replaced }: { added: Rooms; replaced: R | undefined },
): number => {
  const others = all.filter((each) => each !== replaced);
  const beyond = vacantBeyond(floorSqft, [...others, added], added);
  return beyond > vacantBeyond(floorSqft, all, added) ? beyond : 0;
};
