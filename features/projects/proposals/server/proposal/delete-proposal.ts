import { refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { proposalEndpoints } from '../../contract/index.ts';
import { saveProposal } from './proposal-repository.ts';
import { recordProposalChange } from './record-proposal-change.ts';
import { lockProposal } from './require-proposal.ts';

type Call = SignedInCall<(typeof proposalEndpoints)['deleteProposal']>;

export const deleteProposal = async (call: Call): Promise<{ id: number }> => {
  const { tenant, person, params, now } = call;
  const { proposal, project } = await lockProposal(tenant, person, params.id);
  if (proposal.status !== 'draft') throw refused('proposal_frozen');
  await saveProposal(tenant, proposal.id, { deleted_at: now.toISOString() });
  await recordProposalChange(call, proposal.id, project, { action: 'proposal.deleted', from: 'draft' });
  return { id: proposal.id };
};
