import {
  formatFactor,
  formatMoney,
  formatNumber,
  formatPercent,
  type Translate,
} from '#platform/web/i18n/index';
import type { Figure, Part, Term } from '../../contract/index.ts';

const dollars = (value: number): string =>
  value < 1 && value > 0 ? `$${formatNumber(value, 4).replace(/0{1,2}$/, '')}` : formatMoney(value);

/** A number of a formula: `5 days`, `(1 + 22%)`. */
export const termText = ({ value, unit }: Term, t: Translate): string => {
  switch (unit) {
    case 'people':
      return t('budgets:chain.term.people', { count: value });
    case 'days':
      return t('budgets:chain.term.days', { count: value });
    case 'hours':
    case 'sqft':
      return t(`budgets:chain.term.${unit}`, { value: formatNumber(value) });
    case 'weeks':
      return t('budgets:chain.term.weeks', { value: formatFactor(value) });
    case 'burden':
      return `(1 + ${formatPercent(value / 100, 2)})`;
    case 'percent':
      return formatPercent(value / 100, 4);
    default:
      return dollars(value);
  }
};

export const figureText = (value: number | null, unit: Figure['unit'], t: Translate): string => {
  if (value === null) return '–';
  if (unit === 'money') return formatMoney(value);
  if (unit === 'percent') return formatPercent(value / 100, 1);
  return unit === 'hours'
    ? t('budgets:chain.term.hours', { value: formatNumber(value) })
    : formatNumber(value);
};

const words = {
  pricing: 'contracts:pricing',
  credit: 'contracts:credit',
  shift: 'staffing-plans:scheduleType',
  cost: 'budgets:type',
  figure: 'budgets:chain.figure',
} as const;

export const partText = ({ group, key, note }: Part, t: Translate): string =>
  [t(`${words[group]}.${key}` as 'budgets:type.labor'), note].filter(Boolean).join(' · ');
