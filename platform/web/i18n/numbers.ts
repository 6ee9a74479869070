import { intlLocale } from './locale.ts';

/** `$1,234.50`. */
export const formatMoney = (amount: number): string =>
  new Intl.NumberFormat(intlLocale(), { style: 'currency', currency: 'USD' }).format(amount);

export const formatNumber = (value: number, decimals?: number): string =>
  new Intl.NumberFormat(intlLocale(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals ?? 2,
  }).format(value);

/** 0.856 -> `86%`. */
export const formatPercent = (share: number, decimals = 0): string =>
  new Intl.NumberFormat(intlLocale(), { style: 'percent', maximumFractionDigits: decimals }).format(share);

/** `(303) 555-0100`; anything that is not ten digits stays as it is. */
export const formatPhone = (digits: string): string =>
  /^\d{10}$/.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits;

/** `1.5 MB`. */
export const formatBytes = (bytes: number): string => {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(intlLocale(), {
    style: 'unit',
    unit: units[step],
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
};
