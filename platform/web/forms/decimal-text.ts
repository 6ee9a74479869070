/** Digits before and behind the point, and whether a sign may stand before them. */
export type Decimals = { digits: number; decimals: number; negative: boolean };

/** What somebody has typed so far, with a point also where they typed a comma; null when it cannot become such a number. */
export const decimalText = (typed: string, { digits, decimals, negative }: Decimals): string | null => {
  const text = typed.trim().replace(',', '.');
  const sign = negative ? '-?' : '';
  return new RegExp(`^${sign}\\d{0,${digits}}(\\.\\d{0,${decimals}})?$`).test(text) ? text : null;
};

/** Its number; '' while there is no digit. */
export const numberOfText = (text: string): number | '' => (/\d/.test(text) ? Number(text) : '');
