import type { FileAnswer, TokenCall } from '#platform/server/http/call';
import { answerPdf } from '#platform/server/pdf/answer-pdf';
import type { sharedProposalEndpoints } from '../../contract/index.ts';
import { frozenPaper } from '../paper/frozen-paper.ts';
import { proposalPaper } from '../paper/proposal-paper.ts';
import { proposalSource } from '../paper/proposal-source.ts';
import { requireSharedProposal } from './require-shared-proposal.ts';

type Call = TokenCall<(typeof sharedProposalEndpoints)['getSharedProposalPdf']>;

export const getSharedProposalPdf = async (call: Call): Promise<FileAnswer> => {
  const { tenant, wiring, grant } = call;
  const { proposal } = await requireSharedProposal(call);
  const { name } = proposalPaper(await proposalSource(tenant, null, proposal.id));
  return answerPdf(
    name,
    async (signal) => (await frozenPaper(wiring, grant.organizationId, proposal.id, signal)).bytes,
  );
};
