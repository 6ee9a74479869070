import { countView } from '#features/sites/sharing/server';
import type { TokenCall } from '#platform/server/http/call';
import type { SharedProposal, sharedProposalEndpoints } from '../../contract/index.ts';
import { presentSharedProposal } from './present-shared-proposal.ts';
import { requireSharedProposal } from './require-shared-proposal.ts';

type Call = TokenCall<(typeof sharedProposalEndpoints)['getSharedProposal']>;

export const getSharedProposal = async (call: Call): Promise<SharedProposal> => {
  const loaded = await requireSharedProposal(call);
  await countView(call);
  return presentSharedProposal(loaded, call.now);
};
