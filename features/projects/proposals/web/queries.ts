import { endpointQuery } from '#platform/web/api/index';
import { proposalEndpoints } from '../contract/index.ts';

export const proposalsQuery = (projectId: number) => ({
  ...endpointQuery(proposalEndpoints.listProposals, { params: { id: projectId } }),
  meta: { quiet: true },
});

export const proposalQuery = (id: number) => ({
  ...endpointQuery(proposalEndpoints.getProposal, { params: { id } }),
  meta: { quiet: true },
});
