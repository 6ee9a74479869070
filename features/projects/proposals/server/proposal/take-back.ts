import { applyTransition, type TransitionCall } from '#features/projects/special-projects/server';
import { saveProposal } from './proposal-repository.ts';
import { recordProposalChange } from './record-proposal-change.ts';
import type { Loaded } from './require-proposal.ts';

/** Withdraws a sent proposal. The project becomes a draft again, as after a decline by the client. */
export const takeBack = async (
  call: TransitionCall,
  { proposal, project }: Loaded,
  note: string,
): Promise<void> => {
  await saveProposal(call.tenant, proposal.id, { status: 'withdrawn', answer_note: note });
  await recordProposalChange(call, proposal.id, project, {
    action: 'proposal.withdrawn',
    from: 'sent',
    to: 'withdrawn',
    note,
  });
  await applyTransition(call, project, { name: 'decline', note, followsOther: true });
};
