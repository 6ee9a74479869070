import { projectTexts } from '#features/projects/special-projects/server';
import type { Locale } from '#platform/contract/fields';
import { shownMoney } from '#platform/server/texts/shown-money';
import { requiredCents } from '../../contract/index.ts';
import type { Loaded } from './load-proposal.ts';
import { offerOf } from './offer-of.ts';

/** The total without options, as text; marked as such if it is a price per occurrence. */
export const sayTotal = (loaded: Loaded, locale: Locale): string => {
  const amount = shownMoney(requiredCents(loaded.proposal.lines) / 100, locale);
  return offerOf(loaded).price_basis === 'per_occurrence'
    ? projectTexts(locale)('scope.each', { amount })
    : amount;
};
