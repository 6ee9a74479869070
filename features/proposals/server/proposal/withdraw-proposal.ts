import { applyTransition } from '#features/special-projects/server';
import { refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Proposal, proposalEndpoints } from '../../contract/index.ts';
import { lockProposal } from './load-proposal.ts';
import { presentProposal } from './present-proposal.ts';
import { saveProposal } from './proposal-repository.ts';
import { recordProposalChange } from './record-proposal-change.ts';

type Call = SignedInCall<(typeof proposalEndpoints)['withdrawProposal']>;

/** The project goes back to a draft, as after a no of the client. */
export const withdrawProposal = async (call: Call): Promise<Proposal> => {
  const { tenant, person, params, body } = call;
  const { proposal, project } = await lockProposal(tenant, person, params.id);
  if (proposal.status !== 'sent') throw refused('proposal_not_sent');
  await saveProposal(tenant, proposal.id, { status: 'withdrawn', answer_note: body.note });
  await recordProposalChange(call, proposal.id, project, {
    ...{ action: 'proposal.withdrawn', from: 'sent', to: 'withdrawn', note: body.note },
  });
  await applyTransition(call, project, { name: 'decline', note: body.note });
  return presentProposal(call, proposal.id);
};
