export type DecimalMark = '.' | ',';

const patterns: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?$/,
  ',': /^-?(?:\d+|[1-9]\d{0,2}(?:[. \u00a0\u202f]\d{3})+)?(?:,\d*)?$/,
};

const thousands: Readonly<Record<DecimalMark, RegExp>> = { '.': /,/g, ',': /[. \u00a0\u202f]/g };

/** A currency or a percent sign, before or after the number. */
const units = /^\s*(?:us)?\$\s*|\s*(?:usd|[$%])\s*$/gi;

/** The number that a text means, everywhere in the product: with or without thousands, which stand in groups of three, and with a
 * currency or percent sign. Undefined for anything else, as `1e3`, `0x10` and a comma before two digits, which some read as
 * decimals and some as thousands. The mark before the decimals is a point, except in a file that uses commas. */
export const readAmount = (text: string, mark: DecimalMark = '.'): number | undefined => {
  const bare = text.replace(units, '').trim();
  if (!patterns[mark].test(bare) || !/\d/.test(bare)) return undefined;
  return Number(bare.replace(thousands[mark], '').replace(',', '.'));
};
