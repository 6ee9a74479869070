import { paperFile } from '#features/accounts/files/server';
import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import { answerPdf } from '#platform/server/pdf/answer-pdf';
import type { proposalEndpoints } from '../../contract/index.ts';
import { frozenPaper } from './frozen-paper.ts';
import { proposalPaper } from './proposal-paper.ts';
import { proposalSource } from './proposal-source.ts';

type Call = SignedInCall<(typeof proposalEndpoints)['getProposalPdf']>;

export const getProposalPdf = async (call: Call): Promise<FileAnswer> => {
  const { tenant, person, params, wiring } = call;
  const source = await proposalSource(tenant, person, params.id);
  const paper = proposalPaper(source);
  return answerPdf(paper.name, async (signal) => {
    const { bytes } =
      source.proposal.status === 'draft'
        ? await paperFile(wiring, paper, { signal })
        : await frozenPaper(wiring, tenant.organizationId, params.id, signal);
    return bytes;
  });
};
