/** Hours and wages of planned work, in whole numbers: hours as ten-thousandths, money as cents, percents and weeks of a month
 * as hundredths. */

export type LaborBasis = {
  /** Hundredths: 433 of 4.33 weeks. */
  weeks: number;
  /** Hundredths of a percent that employing people costs on top of their wages. */
  burden: number;
};

/** Ten-thousandths of the hours of a month, of hundredths of the hours of a week. */
export const hoursOfMonth = (hoursOfWeek: number, { weeks }: Pick<LaborBasis, 'weeks'>): number =>
  hoursOfWeek * weeks;

/** Whole cents, rounded half up once. The product of its factors does not fit a double. */
export const laborCents = (monthlyHours: number, wageCents: number, burden = 0): number => {
  const exact = BigInt(monthlyHours) * BigInt(wageCents) * BigInt(10_000 + burden);
  const divisor = 100_000_000n;
  return Number((2n * exact + divisor) / (2n * divisor));
};
