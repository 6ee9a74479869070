/** Amounts are whole cents, rates ten-thousandths, percentages hundredths, tax rates thousandths. Fractions of a cent arise only where a line
 * is divided, and are rounded half up there. */

export const toHundredths = (value: number): number => Math.round(value * 100);

export const toThousandths = (value: number): number => Math.round(value * 1000);

export const toTenThousandths = (value: number): number => Math.round(value * 10_000);

export const toMillionths = (value: number): number => Math.round(value * 1_000_000);

/** Whole cents of `amount × numerator ÷ denominator`, exact below 2^52. */
export const portion = (amount: number, numerator: number, denominator: number): number =>
  Math.floor((2 * amount * numerator + denominator) / (2 * denominator));

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
