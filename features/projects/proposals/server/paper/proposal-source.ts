import { loadPaperBrand, type PaperBrand } from '#features/accounts/organizations/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type Loaded, requireProposal } from '../proposal/require-proposal.ts';

/** The data from which the paper of a proposal is made, read in one transaction. */
export type ProposalSource = Loaded & { brand: PaperBrand };

/** 404 when the person does not see the project; the system (null) sees all. */
export const proposalSource = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  id: number,
): Promise<ProposalSource> => ({
  ...(await requireProposal(tenant, person, id)),
  brand: await loadPaperBrand(tenant),
});
