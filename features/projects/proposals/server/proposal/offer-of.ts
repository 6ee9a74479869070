import type { Offer } from '../../contract/index.ts';
import type { Loaded } from './load-proposal.ts';

/** The offer as it was sent; for a draft, from the present data of the project. */
export const offerOf = ({ proposal, project }: Loaded): Offer => {
  if (proposal.offered) return proposal.offered;
  const { title, description, price_basis, building, client } = project;
  const site = building && { name: building.name, address: building.address };
  return { title, description, client: client.name, site, price_basis };
};
