import type { ShareLink } from '#features/sites/sharing/contract';
import type { SharedRecord } from '#features/sites/sharing/server';
import { shareRecord } from '#features/sites/sharing/server';
import { addDays } from '#platform/contract/add-days';
import { forbidden } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { proposalEndpoints } from '../../contract/index.ts';
import { loadProposal } from '../proposal/load-proposal.ts';
import { maySend } from '../proposal/proposal-policy.ts';
import { recordProposalChange } from '../proposal/record-proposal-change.ts';
import { refuseUnlessOpen } from '../proposal/refuse-unless-open.ts';
import { findSharedPlace } from './shared-place-repository.ts';

const kind = 'proposal';

/** Days for which an expired proposal can still be opened, so that late readers see that it has expired. */
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
  refuseUnlessOpen({ proposal, project }, call.now);
  const { link, created } = await shareProposal(call, proposal);
  if (created) await recordProposalChange(call, proposal.id, project, { action: 'proposal.shared' });
  return link;
};

export const sharedProposalRecord: SharedRecord = {
  // The token identifies the proposal, so the address does not name it.
  path: () => '/proposal',
  checkMayShare: async (tenant, person, id) => {
    const { project } = await loadProposal(tenant, person, id);
    if (!maySend(person)) throw forbidden();
    return { jobId: project.job_id, buildingId: project.building_id };
  },
  showsPicture: async () => false,
  placeOf: findSharedPlace,
};
