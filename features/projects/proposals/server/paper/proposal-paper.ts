import type { Paper } from '#features/accounts/files/server';
import { proposalTexts } from '../texts.ts';
import { proposalDocument } from './proposal-document.ts';
import type { ProposalSource } from './proposal-source.ts';

/** The paper is in the language of the proposal, not of the reader. */
export const proposalPaper = (source: ProposalSource): Paper => {
  const { proposal, project, brand } = source;
  const name = proposalTexts(proposal.language)('paper.fileName');
  return {
    name: `${name}-${project.number}-${proposal.version}.pdf`,
    files: brand.logo ? [brand.logo] : [],
    document: (pictures) => proposalDocument(source, pictures),
  };
};
