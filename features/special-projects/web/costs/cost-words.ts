import { formatMoney, formatNumber, type Say } from '#platform/web/i18n/index';
import type { Cost } from '../../contract/index.ts';

type Entered = Pick<Cost, 'kind' | 'description' | 'quantity' | 'unit'>;

/** `3 case`; hours as hours. */
export const quantityWords = ({ quantity, unit }: Pick<Cost, 'quantity' | 'unit'>, t: Say): string =>
  `${formatNumber(quantity)} ${t(`special-projects:unit.${unit}`)}`;

/** An entry by its name: what was used, or its kind. */
export const entryWords = ({ kind, description }: Entered, t: Say): string =>
  description || t(`special-projects:costs.kind.${kind}`);

/** With its unit cost, where there is one: `3 case × $40.00`. */
export const measureWords = (entry: Cost, t: Say): string =>
  [quantityWords(entry, t), entry.unit_cost !== null && formatMoney(entry.unit_cost)]
    .filter(Boolean)
    .join(' × ');
