import { z } from 'zod';
import { agreedSquareFeet, followsVacancies, isCreditOn } from '../credit.ts';
import type { PricedTerms } from '../lines.ts';
import { creditedKinds } from './month-statement.ts';
import { creditedOn, type VacantRooms } from './vacant-days.ts';

/** Square feet that a contract says are vacant, and those that are recorded in its buildings, where both differ. */
export const vacancyGap = z.object({ agreed: z.int(), recorded: z.int() });

export type VacancyGap = z.infer<typeof vacancyGap>;

/** Null when both are the same, and for a contract without credits by square foot that follow what is recorded. Whether notice
 * was given in time for a credit makes no difference: it is the rooms that are compared. */
export const vacancyGapOn = (
  terms: PricedTerms,
  vacancies: readonly VacantRooms[],
  date: string,
): VacancyGap | null => {
  const credits = terms.credits.filter(
    (credit) => credit.method === 'per_sqft' && followsVacancies(credit) && isCreditOn(credit, date),
  );
  if (credits.length === 0 || terms.square_feet.vacant === null) return null;
  const kinds = new Set(credits.flatMap(({ type }) => creditedKinds[type]));
  const rooms = creditedOn(vacancies, date, 0).filter(({ kind }) => kinds.has(kind));
  const agreed = credits.reduce((sum, credit) => sum + agreedSquareFeet(credit, terms), 0);
  const recorded = rooms.reduce((sum, { sqft }) => sum + sqft, 0);
  return agreed === recorded ? null : { agreed, recorded };
};
