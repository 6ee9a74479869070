import { readAmount } from '#platform/contract/read-amount';

/** What a field for numbers holds: '' while nothing is typed, NaN while the text means no number. */
export type TypedNumber = number | '';

/** Reads what somebody has typed or pasted so far. */
export const typedNumber = (text: string): TypedNumber =>
  text.trim() === '' ? '' : (readAmount(text) ?? Number.NaN);

/** The number for a sum that is shown while somebody types: nothing counts as 0. */
export const orNothing = (value: TypedNumber): number => value || 0;
