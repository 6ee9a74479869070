import type { SignedInCall } from '#platform/server/http/call';
import type { Proposal, proposalEndpoints } from '../../contract/index.ts';
import { presentProposal } from './present-proposal.ts';
import { refuseUnlessOpen } from './refuse-unless-open.ts';
import { lockProposal } from './require-proposal.ts';
import { takeBack } from './take-back.ts';

type Call = SignedInCall<(typeof proposalEndpoints)['withdrawProposal']>;

export const withdrawProposal = async (call: Call): Promise<Proposal> => {
  const { tenant, person, params, body } = call;
  const loaded = await lockProposal(tenant, person, params.id);
  refuseUnlessOpen(loaded, call.now, ['sent', 'expired']);
  await takeBack(call, loaded, body.note);
  return presentProposal(call, params.id);
};
