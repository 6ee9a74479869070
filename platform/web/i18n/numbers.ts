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

export const formatNumber = (value: number, decimals?: number): string =>
  format(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals ?? 2 });

/** 0.856 -> `86%`. */
export const formatPercent = (share: number, decimals = 0): string =>
  format(share, { style: 'percent', maximumFractionDigits: decimals });

/** `(303) 555-0100`; anything that is not ten digits stays as it is. */
export const formatPhone = (digits: string): string =>
  /^\d{10}$/.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits;

/** `1.5 MB`. */
export const formatBytes = (bytes: number): string => {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return format(bytes / 1000 ** step, {
    style: 'unit',
    unit: units[step],
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  });
};
