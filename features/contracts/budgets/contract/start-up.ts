import { nextTermEnd } from '#features/contracts/contracts/contract';
import { addDays } from '#platform/contract/add-days';
import { portion } from '#platform/contract/money';

/** Number of months over which the cost of start-up supplies is spread. */
export const startUpMonths = 12;

/** The months, counted from the first, that carry a cent more, so that all together come to what was paid. */
export const extraMonths = (cents: number): number => cents % startUpMonths;

/** Cents of start-up supplies in one of these months, counted from 0. Null for a budget that was approved when each month was
 * a rounded twelfth. */
export const startUpShare = (cents: number, month: number | null): number =>
  month === null
    ? portion(cents, 1, startUpMonths)
    : Math.floor(cents / startUpMonths) + (month < extraMonths(cents) ? 1 : 0);

/** The last day on which start-up supplies count. */
export const startUpUntil = (effectiveFrom: string): string =>
  nextTermEnd(addDays(effectiveFrom, -1), startUpMonths);

/** Which month of start-up a day is in, from 0; the nearest one for a day outside. */
export const startUpMonth = (effectiveFrom: string, on: string): number =>
  Array.from({ length: startUpMonths - 1 }, (_, at) =>
    nextTermEnd(addDays(effectiveFrom, -1), at + 1),
  ).filter((end) => end < on).length;

/** Whether start-up of a budget that begins on a day still counts on another. */
export const hasStartUp = (effectiveFrom: string, on: string): boolean => on <= startUpUntil(effectiveFrom);
