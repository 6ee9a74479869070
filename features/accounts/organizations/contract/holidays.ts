import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** A date on which the organization does not work. */
export const holiday = z.object({ date: z.string(), name: z.string() });

export const newHoliday = z.strictObject({ date: field.date, name: field.name });

export type Holiday = z.infer<typeof holiday>;

/** The year whose holidays are copied to the next one. */
export const copiedYear = z.strictObject({ year: z.int().min(1990).max(2199) });

/** February 29 is the last day of February in the next year. */
const aYearLater = ({ date, name }: Holiday): Holiday => {
  const [year = '', month, day] = date.split('-');
  return { date: `${Number(year) + 1}-${month}-${month === '02' && day === '29' ? '28' : day}`, name };
};

const nameOf = ({ name }: Holiday): string => name.toLowerCase();

/** The holidays of a year that the next one still lacks, on the same dates. A date that is already a holiday keeps its name,
 * and a name is not used more often than in the first year: somebody may have entered Thanksgiving on its new date. */
export const missingHolidays = (all: readonly Holiday[], year: number): Holiday[] => {
  const of = (wanted: number) => all.filter(({ date }) => date.startsWith(`${wanted}-`));
  const [copied, next] = [of(year), of(year + 1)];
  const taken = new Set(next.map(({ date }) => date));
  const count = (list: readonly Holiday[], name: string) =>
    list.filter((holiday) => nameOf(holiday) === name).length;
  const missing: Holiday[] = [];
  for (const holiday of copied.map(aYearLater)) {
    const name = nameOf(holiday);
    const isKnown = count(next, name) + count(missing, name) >= count(copied, name);
    if (isKnown || taken.has(holiday.date)) continue;
    taken.add(holiday.date);
    missing.push(holiday);
  }
  return missing;
};
