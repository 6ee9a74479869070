import type { ShareLink } from '#features/sharing/contract';
import type { SharedRecord } from '#features/sharing/server';
import { shareRecord } from '#features/sharing/server';
import { forbidden, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { proposalEndpoints } from '../../contract/index.ts';
import { loadProposal } from '../proposal/load-proposal.ts';
import { rightsOver } from '../proposal/proposal-policy.ts';
import { recordProposalChange } from '../proposal/record-proposal-change.ts';
import { findSharedPlace } from './shared-place-repository.ts';

const kind = 'proposal';

type Call = SignedInCall<(typeof proposalEndpoints)['getProposalShareLink']>;

export const getProposalShareLink = async (call: Call): Promise<ShareLink> => {
  const { proposal, project } = await loadProposal(call.tenant, call.person, call.params.id);
  if (proposal.status !== 'sent') throw refused('proposal_not_sent');
  const { link, created } = await shareRecord(call, { kind, recordId: proposal.id });
  if (created) await recordProposalChange(call, proposal.id, project, { action: 'proposal.shared' });
  return link;
};

export const sharedProposalRecord: SharedRecord = {
  // The token says which proposal: the address names none.
  path: () => '/proposal',
  checkMayShare: async (tenant, person, id) => {
    const { proposal, project } = await loadProposal(tenant, person, id);
    if (!rightsOver(proposal.status, project, person).send) throw forbidden();
    return { jobId: project.job_id, buildingId: project.building_id };
  },
  showsPicture: async () => false,
  placeOf: findSharedPlace,
};
