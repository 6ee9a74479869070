import { projectTexts } from '#features/projects/special-projects/server';
import type { Locale } from '#platform/contract/fields';
import { shownMoney } from '#platform/server/texts/shown-money';
import { type Offer, requiredCents } from '../../contract/index.ts';
import type { Loaded } from './require-proposal.ts';

/** The offer as it was sent; for a draft, from the present data of the project. */
export const offerOf = ({ proposal, project }: Loaded): Offer => {
  if (proposal.offered) return proposal.offered;
  const { title, description, price_basis, building, client } = project;
  const site = building && { name: building.name, address: building.address };
  return { title, description, client: client.name, site, price_basis };
};

/** The total without options, as text; marked as such if it is a price per occurrence. */
export const describeTotal = (loaded: Loaded, locale: Locale): string => {
  const amount = shownMoney(requiredCents(loaded.proposal.lines) / 100, locale);
  return offerOf(loaded).price_basis === 'per_occurrence'
    ? projectTexts(locale)('scope.each', { amount })
    : amount;
};
