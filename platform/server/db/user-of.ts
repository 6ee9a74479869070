import type { Scope } from './tenant.ts';

/** The id of the acting person, where the system cannot act. */
export const userOf = ({ userId }: Scope): number => {
  if (userId === null) throw new Error('nobody acts in this transaction');
  return userId;
};
