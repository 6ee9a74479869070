import type { Scope } from './tenant.ts';

/** Who acts, where only a person can. */
export const userOf = ({ userId }: Scope): number => {
  if (userId === null) throw new Error('nobody acts in this transaction');
  return userId;
};
