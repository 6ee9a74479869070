import { formatNumber, type Translate } from '#platform/web/i18n/index';
import type { ScopeLine } from '../contract/index.ts';

/** "3 hours", of a line. */
export const quantityWords = (
  { quantity, unit_of_measure: unit }: Pick<ScopeLine, 'quantity' | 'unit_of_measure'>,
  t: Translate,
): string => `${formatNumber(quantity)} ${t(`special-projects:units.${unit}`, { count: quantity })}`;
