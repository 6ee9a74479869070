/** Hours and wages of planned work, in whole numbers: hours of a month as millionths, money as cents, percents as hundredths,
 * weeks of a month as ten-thousandths. */

export type LaborBasis = {
  /** Weeks per month in ten-thousandths: 43,300 for 4.33 weeks. */
  weeks: number;
  /** Burden in hundredths of a percent of the wages. */
  burden: number;
};

/** Converts hundredths of hours per week to millionths of hours per month. */
export const hoursOfMonth = (hoursOfWeek: number, { weeks }: Pick<LaborBasis, 'weeks'>): number =>
  hoursOfWeek * weeks;

/** Whole cents, rounded half up once. Uses BigInt, because the product can exceed what a number holds exactly. */
export const laborCents = (monthlyHours: number, wageCents: number, burden = 0): number => {
  const exact = BigInt(monthlyHours) * BigInt(wageCents) * BigInt(10_000 + burden);
  const divisor = 10_000_000_000n;
  return Number((2n * exact + divisor) / (2n * divisor));
};
