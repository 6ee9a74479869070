import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Proposal, proposalEndpoints } from '../../contract/index.ts';
import { lockProposal } from './load-proposal.ts';
import { presentProposal } from './present-proposal.ts';
import { saveAnswer } from './question-repository.ts';
import { recordProposalChange } from './record-proposal-change.ts';

type Call = SignedInCall<(typeof proposalEndpoints)['answerQuestion']>;

export const answerQuestion = async (call: Call): Promise<Proposal> => {
  const { tenant, person, params, body, now } = call;
  const { proposal, project } = await lockProposal(tenant, person, params.id);
  const about = { id: params.questionId, proposalId: proposal.id, answer: body.answer, now };
  if (!(await saveAnswer(tenant, about))) throw notFound();
  await recordProposalChange(call, proposal.id, project, { action: 'proposal.answered', note: body.answer });
  return presentProposal(call, proposal.id);
};
