import { todayOf } from '#features/projects/special-projects/server';
import { refused } from '#platform/contract/errors';
import { type ProposalState, stateOf } from '../../contract/index.ts';
import type { Loaded } from './require-proposal.ts';

const over: Partial<Record<ProposalState, string>> = {
  draft: 'proposal_not_sent',
  expired: 'proposal_expired',
  superseded: 'proposal_superseded',
  withdrawn: 'proposal_withdrawn',
};

/** Refuses, with the reason, when the proposal can no longer be answered. The first answer counts. */
export const refuseUnlessOpen = (
  { proposal, project }: Loaded,
  now: Date,
  allowed: readonly ProposalState[] = ['sent'],
): void => {
  const state = stateOf(proposal, todayOf(project, now));
  if (allowed.includes(state)) return;
  const name = proposal.answered_by_name;
  throw over[state]
    ? refused(over[state])
    : name
      ? refused('proposal_answered', { name })
      : refused('proposal_answered_otherwise');
};
