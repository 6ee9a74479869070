import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { proposalEndpoints, proposalTemplateEndpoints } from '../contract/index.ts';

const { listProposals, getProposal } = proposalEndpoints;
const { listProposalTemplates, getProposalTemplate } = proposalTemplateEndpoints;

/** The page of a project shows its proposals, and a page of its own each of them. */
export const refreshProposals: LiveEntity = (client) => {
  for (const endpoint of [listProposals, getProposal])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const refreshTemplates: LiveEntity = (client) => {
  for (const endpoint of [listProposalTemplates, getProposalTemplate])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = {
  proposal: refreshProposals,
  'proposal-template': refreshTemplates,
};
