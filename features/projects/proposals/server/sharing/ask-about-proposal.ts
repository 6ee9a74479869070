import { refused } from '#platform/contract/errors';
import type { TokenCall } from '#platform/server/http/call';
import type { SharedProposal, sharedProposalEndpoints } from '../../contract/index.ts';
import { insertQuestion } from '../proposal/question-repository.ts';
import { recordProposalChange } from '../proposal/record-proposal-change.ts';
import { refuseUnlessOpen } from '../proposal/refuse-unless-open.ts';
import { presentSharedProposal } from './present-shared-proposal.ts';
import { requireProposalAsShown, requireSharedProposal } from './require-shared-proposal.ts';

type Call = TokenCall<(typeof sharedProposalEndpoints)['askAboutProposal']>;

const maxQuestions = 50;

/** The schedulers and managers of the project are notified. */
export const askAboutProposal = async (call: Call): Promise<SharedProposal> => {
  const { tenant, body, now } = call;
  const loaded = await requireProposalAsShown(call);
  refuseUnlessOpen(loaded, now, ['sent', 'expired']);
  const { proposal, project } = loaded;
  if (proposal.questions.length >= maxQuestions) throw refused('proposal_questions_full');
  const { name, question } = body;
  await insertQuestion(tenant, { name, question, proposal_id: proposal.id });
  await recordProposalChange({ ...call, person: null }, proposal.id, project, {
    action: 'proposal.asked',
    note: `${name}: ${question}`.slice(0, 2000),
  });
  return presentSharedProposal(await requireSharedProposal(call), now);
};
