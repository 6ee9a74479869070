import { notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Proposal, proposalEndpoints } from '../../contract/index.ts';
import { presentProposal } from './present-proposal.ts';
import { saveAnswer } from './question-repository.ts';
import { recordProposalChange } from './record-proposal-change.ts';
import { lockProposal } from './require-proposal.ts';

type Call = SignedInCall<(typeof proposalEndpoints)['answerQuestion']>;

export const answerQuestion = async (call: Call): Promise<Proposal> => {
  const { tenant, person, params, body, now } = call;
  const { proposal, project } = await lockProposal(tenant, person, params.id);
  const question = proposal.questions.find(({ id }) => id === params.questionId);
  if (!question) throw notFound();
  if (question.answer !== null) throw refused('proposal_question_answered');
  await saveAnswer(tenant, { id: question.id, proposalId: proposal.id, answer: body.answer, now });
  await recordProposalChange(call, proposal.id, project, { action: 'proposal.answered', note: body.answer });
  return presentProposal(call, proposal.id);
};
