import { intlLocale } from './locale.ts';

const cache = new Map<string, Intl.NumberFormat>();

const format = (value: number, options: Intl.NumberFormatOptions): string => {
  const key = `${intlLocale()} ${JSON.stringify(options)}`;
  const formatter = cache.get(key) ?? new Intl.NumberFormat(intlLocale(), options);
  cache.set(key, formatter);
  return formatter.format(value);
};

/** `$1,234.50`. */
export const formatMoney = (amount: number): string => format(amount, { style: 'currency', currency: 'USD' });

/** The price of one unit, with up to four decimals. */
export const formatRate = (rate: number): string =>
  format(rate, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

/** Without cents, as figures show it. */
export const formatDollars = (amount: number): string =>
  format(amount, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const formatNumber = (value: number, decimals?: number): string =>
  format(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals ?? 2 });

/** What other numbers are multiplied by, with up to four decimals. */
export const formatFactor = (value: number): string => format(value, { maximumFractionDigits: 4 });

/** 0.856 -> `86%`. */
export const formatPercent = (share: number, decimals = 0): string =>
  format(share, { style: 'percent', maximumFractionDigits: decimals });

/** `(303) 555-0100`; anything that is not ten digits stays as it is. */
export const formatPhone = (digits: string): string =>
  /^\d{10}$/.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits;

const sizes = [
  { unit: 'kilobyte', bytes: 1e3 },
  { unit: 'megabyte', bytes: 1e6 },
  { unit: 'gigabyte', bytes: 1e9 },
] as const;

/** `1.5 MB`; `0.8 kB` too, because a plural of "byte" has no short form. */
export const formatBytes = (bytes: number): string => {
  const { unit, bytes: step } = sizes.findLast((size) => bytes >= 0.99995 * size.bytes) ?? sizes[0];
  // Only an empty file is shown as 0.
  return format((bytes > 0 ? Math.max(bytes, 100) : 0) / step, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
};
