import type { QueryClient } from '@tanstack/react-query';
import { refreshProjects } from '#features/projects/special-projects/web';
import type { Proposal } from '../contract/index.ts';
import { refreshProposals } from './live.ts';
import { proposalQuery } from './queries.ts';

/** Shows a proposal as a call answered it, and reads again what depends on it. */
export const cacheProposal = (client: QueryClient, proposal: Proposal): void => {
  client.setQueryData(proposalQuery(proposal.id).queryKey, proposal);
  refreshProposals(client, [proposal.id]);
  refreshProjects(client, [proposal.project.id]);
};
