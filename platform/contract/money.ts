/** Money is integer cents inside and a number with two decimals outside. */

/** Half-up, also for negative amounts (away from zero at .5), on the decimal text to avoid binary drift. */
export const toCents = (amount: number): number => {
  const sign = amount < 0 ? -1 : 1;
  return sign * Math.round(Number(`${Math.abs(amount)}e2`));
};

export const fromCents = (cents: number): number => cents / 100;
