import { formatRate, type Translate } from '#platform/web/i18n/index';
import type { Cost } from '../../contract/index.ts';
import { quantityWords } from '../quantity-words.ts';

type Entered = Pick<Cost, 'kind' | 'description' | 'quantity' | 'unit'>;

/** `3 cases`; hours as hours, whatever unit the form kept. */
export const usedWords = (
  { kind, quantity, unit }: Pick<Cost, 'kind' | 'quantity' | 'unit'>,
  t: Translate,
): string => quantityWords({ quantity, unit_of_measure: kind === 'hours' ? 'hour' : unit }, t);

/** An entry by its name: what was used, or its kind. */
export const entryWords = ({ kind, description }: Entered, t: Translate): string =>
  description || t(`special-projects:costs.kind.${kind}`);

/** With its unit cost, where there is one: `3 cases × $40.00`. */
export const measureWords = (entry: Cost, t: Translate): string =>
  [usedWords(entry, t), entry.unit_cost !== null && formatRate(entry.unit_cost)].filter(Boolean).join(' × ');
