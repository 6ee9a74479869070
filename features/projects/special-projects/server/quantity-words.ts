import type { Locale } from '#platform/contract/fields';
import { intlOf } from '#platform/server/texts/read-texts';
import type { ScopeLine } from '../contract/index.ts';
import { projectTexts } from './texts.ts';

/** "3 hours", of a line on paper. */
export const quantityWords = (
  { quantity, unit_of_measure: unit }: Pick<ScopeLine, 'quantity' | 'unit_of_measure'>,
  locale: Locale,
): string =>
  `${new Intl.NumberFormat(intlOf[locale]).format(quantity)} ${projectTexts(locale)(`units.${unit}`, { count: quantity })}`;
