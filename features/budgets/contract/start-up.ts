import { nextTermEnd } from '#features/contracts/contract';
import { addDays } from '#platform/contract/add-days';
import { portion } from '#platform/contract/money';

/** Number of months over which the cost of start-up supplies is spread. */
export const startUpMonths = 12;

/** Cents of start-up supplies in each of these months, rounded. */
export const startUpShare = (cents: number): number => portion(cents, 1, startUpMonths);

/** The last day on which start-up supplies count. */
export const startUpUntil = (effectiveFrom: string): string =>
  nextTermEnd(addDays(effectiveFrom, -1), startUpMonths);

/** Whether start-up of a budget that begins on a day still counts on another. */
export const hasStartUp = (effectiveFrom: string, on: string): boolean => on <= startUpUntil(effectiveFrom);
