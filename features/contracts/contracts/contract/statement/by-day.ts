import { portion, sum, toHundredths } from '#platform/contract/money';
import { daysOf } from './month.ts';
import type { Statement } from './statement.ts';

export type StatedDay = {
  date: string;
  /** Square feet that are credited on this day. */
  sqft: number;
  base: number;
  credited: number;
};

/** Cents of one day of a line: the rounded amount up to and including that day less the rounded amount before it. So the
 * days always add up to the line. */
const centsOfDay = (amount: number, nth: number, days: number): number =>
  portion(amount, nth, days) - portion(amount, nth - 1, days);

type Run = { from: string; to: string; days: number; amount: number };

/** Cents of a line on a date. The days of a line follow each other without a gap, so the position is a difference. */
const centsOn = (run: Run, date: string, all: readonly string[]): number => {
  if (date < run.from || date > run.to) return 0;
  const nth = all.indexOf(date) - all.indexOf(run.from) + 1;
  return centsOfDay(toHundredths(run.amount), nth, run.days);
};

/** A statement day by day. The days add up to its base and its credits. */
export const byDay = (stated: Statement): StatedDay[] => {
  const all = daysOf(stated.month);
  const lines = stated.credits.flatMap((credit) => credit.lines);
  return all
    .filter((date) => date >= stated.from && date <= stated.to)
    .map((date) => {
      const own = lines.filter(({ from, to }) => from <= date && date <= to);
      return {
        date,
        sqft: sum(own.map(({ sqft }) => sqft ?? 0)),
        base: centsOn({ ...stated, amount: stated.base }, date, all) / 100,
        credited: sum(own.map((line) => centsOn(line, date, all))) / 100,
      };
    });
};
