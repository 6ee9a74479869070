import { nextTermEnd } from '#features/contracts/contract';
import { addDays } from '#platform/contract/add-days';
import { portion } from '#platform/contract/money';

/** Start-up supplies are bought once and counted for so many months. */
export const startUpMonths = 12;

/** Cents of one of the first months. */
export const startUpShare = (cents: number): number => portion(cents, 1, startUpMonths);

/** Cents of each of the first months. The last one takes what rounding left, so that they come to the amount. */
export const startUpByMonth = (cents: number): number[] => {
  const share = startUpShare(cents);
  return Array.from({ length: startUpMonths }, (_, at) =>
    at < startUpMonths - 1 ? share : cents - share * (startUpMonths - 1),
  );
};

/** The last day on which start-up supplies count. */
export const startUpUntil = (effectiveFrom: string): string =>
  nextTermEnd(addDays(effectiveFrom, -1), startUpMonths);

/** Whether start-up of a budget that begins on a day still counts on another. */
export const hasStartUp = (effectiveFrom: string, on: string): boolean => on <= startUpUntil(effectiveFrom);
