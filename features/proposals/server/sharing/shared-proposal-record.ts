import type { ShareLink } from '#features/sharing/contract';
import type { SharedRecord } from '#features/sharing/server';
import { shareRecord } from '#features/sharing/server';
import { addDays } from '#platform/contract/add-days';
import { forbidden, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { proposalEndpoints } from '../../contract/index.ts';
import { loadProposal } from '../proposal/load-proposal.ts';
import { rightsOver } from '../proposal/proposal-policy.ts';
import { recordProposalChange } from '../proposal/record-proposal-change.ts';
import { findSharedPlace } from './shared-place-repository.ts';

const kind = 'proposal';

/** Days after the last one on which it can be answered: who comes late reads that it expired. */
const daysReadable = 30;

export const shareProposal = (
  call: Parameters<typeof shareRecord>[0],
  { id, valid_until }: { id: number; valid_until: string | null },
) =>
  shareRecord(call, {
    ...{ kind, recordId: id },
    ...(valid_until && { until: new Date(addDays(valid_until, daysReadable)) }),
  });

type Call = SignedInCall<(typeof proposalEndpoints)['getProposalShareLink']>;

export const getProposalShareLink = async (call: Call): Promise<ShareLink> => {
  const { proposal, project } = await loadProposal(call.tenant, call.person, call.params.id);
  if (proposal.status !== 'sent') throw refused('proposal_not_sent');
  const { link, created } = await shareProposal(call, proposal);
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
