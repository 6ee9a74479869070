import { applyTransition } from '#features/projects/special-projects/server';
import { ipPrefix } from '#features/sites/sharing/server';
import type { TokenCall } from '#platform/server/http/call';
import type { SharedProposal, sharedProposalEndpoints } from '../../contract/index.ts';
import { saveProposal } from '../proposal/proposal-repository.ts';
import { recordProposalChange } from '../proposal/record-proposal-change.ts';
import { refuseUnlessOpen } from '../proposal/refuse-unless-open.ts';
import { presentSharedProposal } from './present-shared-proposal.ts';
import { requireProposalAsShown, requireSharedProposal } from './require-shared-proposal.ts';

/** The project becomes a draft again, with the client's reason. */
export const declineProposal = async (
  tokenCall: TokenCall<(typeof sharedProposalEndpoints)['declineProposal']>,
): Promise<SharedProposal> => {
  const { tenant, body, now, request } = tokenCall;
  const call = { ...tokenCall, person: null };
  const loaded = await requireProposalAsShown(call);
  refuseUnlessOpen(loaded, now);
  const { proposal, project } = loaded;
  await saveProposal(tenant, proposal.id, {
    status: 'declined',
    answered_at: now.toISOString(),
    answered_by_name: body.name,
    answer_note: body.reason,
    answered_network: ipPrefix(request.address),
  });
  const note = `${body.name}: ${body.reason}`.slice(0, 2000);
  await recordProposalChange(call, proposal.id, project, {
    action: 'proposal.declined',
    from: 'sent',
    to: 'declined',
    note,
  });
  await applyTransition(call, project, { name: 'decline', note, followsOther: true });
  return presentSharedProposal(await requireSharedProposal(call), now);
};
